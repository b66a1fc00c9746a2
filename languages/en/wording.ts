export const fillers = ['simply', 'just', 'easy', 'easily', 'please'];

export const phrases = {
  '[Ss]tands? (?:at|in|on|for itself|below|above|beside|under|with|there|open)': 'appears, is, or is listed',
  '[Aa]new': 'again',
  '[Aa]n own': 'its own, or a separate',
  "[Tt]he record (?:says|gives|names|shows|holds|does not|doesn[’']t)": 'whom to ask, or nothing',
  "(?:is|are|was|were)(?: not|n[’']t) documented": 'whom to ask, or nothing, and ask under confirm',
  '(?<!\\{)ids?(?!\\})': 'ID or IDs',
  // With a capital, it's the name of a tab.
  'motives?': 'reason',
  '[Tt]ool tips?': 'tooltip',
  '[Pp]arted (?:by|from)': 'separated by',
  '[Ww]orks? off': 'uses',
  '[Ss]igns? of life': 'heartbeat',
  '[Tt]akes? the place of': 'replaces',
  '[Ii]n one go': 'together, or in one step',
  '[Bb]y chance': 'accidentally, or nothing',
  '[Hh]ave at hand': 'what you need',
  '[Tt]old apart': 'distinguished',
  '[Mm]ock-?ups?': 'example',
  '[Vv]ain attempts?': 'failed attempts',
  '[Aa]n? earlier picture': 'an older screenshot',
  // Not "Hold the key".
  'holds? (?:the|a|an|all|every|no|only|one|two|three|its|your)': 'contains, has, or shows',
};
