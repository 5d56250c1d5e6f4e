import Layout from '@theme/Layout';
import panels from '@site/docs/setup/panels.json';
import Sheep from '@site/src/components/Sheep';
export default function Home() {
  return <Layout title="x"><main><h1>BAAAHS</h1><div style={{width: 900}}><Sheep body={panels.views.party.panels} head={panels.views['head-party'].panels} /></div></main></Layout>;
}
