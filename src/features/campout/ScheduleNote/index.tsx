import SiteLink from '../../../ui/SiteLink';

interface Props {
  schedule: {
    /** Null while there is none to look at. */
    document: object | null;
    /** What it is called within a sentence, and what its page begins with. */
    name: string;
    intro: string;
  };
  /** The page that shows it. */
  href?: string;
}

/** Whether there is a schedule, and where; leads nowhere while there is none. */
export default function ScheduleNote({schedule: {document, name, intro}, href}: Props) {
  if (!document || !href) return <>Not yet. {intro}</>;
  return (
    <>
      Yes. To get an idea, look at <SiteLink href={href}>{name}</SiteLink>.
    </>
  );
}
