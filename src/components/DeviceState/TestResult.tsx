import type {Tested} from '@site/src/lib/offline/useDevice';

/** How the self-test goes, and what it found. */
export default function TestResult({read, total, bad}: Tested) {
  if (!bad) return <p>{`Reading ${read} of ${total} files back…`}</p>;
  return (
    <p role="status">
      {bad.length === 0
        ? `Tested: all ${total} files were read back and are right.`
        : `Tested: missing or damaged: ${bad.join(', ')}. Save again.`}
    </p>
  );
}
