import { useState } from 'react';

/** Returns the last valid result, which stays on the screen while a field is being corrected. */
export const useLastValid = <Answer>(answer: Answer, isValid: (answer: Answer) => boolean): Answer => {
  const [last, setLast] = useState(answer);
  if (!isValid(answer) || answer === last) return last;
  setLast(answer);
  return answer;
};
