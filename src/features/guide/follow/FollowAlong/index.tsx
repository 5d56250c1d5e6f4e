import {readGuide, type GuideText} from '../outline';
export default function FollowAlong({guide}: {guide: GuideText; figures: unknown; map: unknown}) {
  const crews = readGuide(guide);
  return (
    <pre>
      {JSON.stringify(
        crews,
        (k, v) =>
          k === 'words' || k === 'around' || k === 'about'
            ? Array.isArray(v)
              ? v.length
              : typeof v
            : k === 'dangers'
              ? v.map((d: {id: string}) => d.id)
              : k === 'needs' && v
                ? Object.keys(v)
                : v,
        1,
      )}
    </pre>
  );
}
