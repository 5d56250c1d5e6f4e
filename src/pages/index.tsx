import Layout from '@theme/Layout';
export default function Home() {
  return <Layout title="x"><main><h1>BAAAHS</h1></main></Layout>;
}
