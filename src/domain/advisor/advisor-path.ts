/** The page that advises on materials. */
export const ADVISOR_PATH = '/tools/material-advisor';
