import {useEffect, useRef, useState} from 'react';

/**
 * Counts how often the file of an image did not arrive, also when that was before script ran.
 * @returns what goes to the image as `ref` and `onError`, and the count
 */
export function useFailures() {
  const ref = useRef<HTMLImageElement>(null);
  const [failures, setFailures] = useState(0);
  const onError = () => setFailures((count) => count + 1);
  useEffect(() => {
    const image = ref.current;
    // The browser says it once, and nobody listened then.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(onError);
  }, []);
  return {ref, onError, failures};
}
