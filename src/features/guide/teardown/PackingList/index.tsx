/** Where the packing list is, in a sentence; says so while there is none. */
export default function PackingList({url}: {url: string | null}) {
  if (!url) return <>The packing list is still to come.</>;
  return (
    <>
      Everything is on the <a href={url}>packing list</a>.
    </>
  );
}
