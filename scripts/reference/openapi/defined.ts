/**
 * Schemas of the types that the contract defines by a function of its own (`define` of superstruct), by the name that it
 * gives them. Nothing can be read from a function, so a new type needs a line here; the generator stops without one.
 */
export const defined: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  instant: { type: 'string', format: 'date-time', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' },
  day: { type: 'string', format: 'date', pattern: '^\\d{4}-\\d\\d-\\d\\d$' },
  'notice types': { type: 'string', pattern: '^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$' },
  '[number, number]': { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 2 },
  JSON: {},
  'round proof': {
    type: 'object',
    required: [
      'version',
      'engine',
      'game',
      'serverSeed',
      'commitment',
      'clientSeed',
      'nonce',
      'round',
      'outcome',
      'wins',
    ],
  },
  any: {},
  unknown: {},
}
