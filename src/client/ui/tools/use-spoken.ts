import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 600;

/** A text as it is read out: nothing at first, then what it has come to when it has rested for a moment. */
export const useSpoken = (text: string): string => {
  const [said, setSaid] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
};
