/** Objects with own names of what every object has, as a foreign client writes them in JSON. */
export const oddObjects: readonly unknown[] = [
  '{"toString":"x"}',
  '{"valueOf":"x","toString":null}',
  '{"toJSON":"x"}',
  '{"__proto__":{"toString":"x"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '[{"toString":1}]',
  '{"a":{"hasOwnProperty":1}}',
].map((text) => JSON.parse(text))
