/** A term that this code avoids, and the standard term to use in its place (docs/guides/plain-english.md). */
export interface AvoidedTerm {
  readonly name: string;
  readonly pattern: RegExp;
  readonly use: string;
}

const term = (name: string, pattern: RegExp, use: string): AvoidedTerm => ({ name, pattern, use });

/**
 * Terms that read as if translated, one row each. Patterns are matched against comments, test titles and prose, never against
 * code: identifiers in code marks do not count.
 */
export const AVOIDED_TERMS: readonly AvoidedTerm[] = [
  term(
    'answer',
    /(?<!questions and |quote )\banswer(?:s|ed|ing)?\b(?! (?:a |the |to a |to )?quotes?\b)/gi,
    'response, returns, reply to a customer',
  ),
  term('ask', /\bask(?:s|ed|ing)?\b/gi, 'request, query, prompt'),
  term(
    'address',
    /(?<!(?:e-?mail|mail|postal|street|IP|client|network|company|sales|shipping|billing|reply|sender|recipient|IPv4|IPv6|reply-to|MAC|loopback) )\baddress(?:es)?\b(?! (?:bar|line|book|block|of the company))/gi,
    'URL, path, route',
  ),
  term('kept', /\bkept\b/gi, 'cached, stored, retained, unchanged'),
  term('made', /\b(?:is|are|was|were|be|being) made\b/gi, 'rendered, generated, created, built'),
  term('told', /\b(?:told|tells|telling)\b/gi, 'reported, logged, returned, notified'),
  term('said', /\b(?:is|are|was|be) said\b|\bhears\b/gi, 'reported, stated, shown'),
  term('believed', /\b(?:believed|believes?)\b/gi, 'trusted, validated; treated as invalid'),
  term('owed', /\bowe[ds]?\b/gi, 'pending, queued'),
  term('handed over', /\bhand(?:s|ed|ing)? (?:it |them |this )?(?:over|on)\b/gi, 'delivered, forwarded, passed'),
  term('wake', /\b(?:wakes?|woken|waking|awake)\b/gi, 'hydrates, hydrated'),
  term('anew', /\banew\b/gi, 'again'),
  term('whoever', /\bwhoever\b|\bwho (?:asks|has|holds|wants|types|reads|sends)\b/gi, 'visitor, client, caller'),
  term(
    'place',
    /\bin (?:its|their) places?\b|\bin place of\b|\bthe places? (?:of|where)\b/gi,
    'instead; position, index',
  ),
  term('room', /\b(?:rooms?|house)\b(?![ -](?:temperature|sizes?|styles?)\b)/gi, 'module, layer, codebase'),
  term(
    'own',
    /\bof (?:its|their|his|her|your|our|one's) own\b|\bby (?:itself|themselves)\b/gi,
    'separate, dedicated, alone',
  ),
  term('none', /\b(?:is|are) none\b/gi, 'a positive statement of the rule'),
  term('the most', /\bthe most (?:a|an|that|one)\b|\bat most so\b|\bso many\b/gi, 'maximum, limit'),
  term('shall', /\bshall\b|\bmay not\b/gi, 'must, must not, cannot'),
  term(
    'stand',
    /\b(?:stands?|stood|standing) (?:in|on|at|for|there|where|here|beside|behind|before|above|below|between|apart|by|with|first|alone|under|as)\b|\b(?:lies?|lying) (?:in|beside|between|before|behind|there)\b/gi,
    'is in, is next to',
  ),
  term('takes part', /\btakes? part\b|\bholds? to\b|\bheld to\b/gi, 'participates, follows, is compared with'),
  term('to the byte', /\bto the byte\b|\bthe same (?:to|letter for letter)\b/gi, 'byte-identical'),
  term('question', /\bquestions?\b(?! mark| and answers|s? with choices)/gi, 'query'),
  term('text of', /\bas one text\b|\bone text\b/gi, 'as a string'),
  term(
    'script',
    /(?<!(?:build|npm|shell|tag-manager|tag manager|third-party|inline|module|bash|widget|Office|Apps|New) )\bscripts?\b(?! elements?| URLs?| block)/gi,
    'JavaScript',
  ),
  term('drawn', /\b(?:page|island|block|row|HTML|list|table|form)s? (?:is|are) drawn\b/gi, 'rendered'),
  term('meanwhile', /\bmeanwhile\b|\bbesides\b|\bno matter\b/gi, 'a subordinate clause with a subject'),
  term(
    'what free relative',
    /(?:^|[.:;] )What (?:is|are|has|a|an|the|of|no|does|must|follows|comes|was|it|one|they|pages)\b/g,
    'the noun it stands for',
  ),
];
