import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 600;

/** Returns the text for a live region: empty at first, then debounced updates. */
export const useSpoken = (text: string): string => {
  const [spoken, setSpoken] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSpoken(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken;
};
