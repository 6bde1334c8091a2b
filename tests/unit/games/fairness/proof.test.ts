import { is } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { exampleProof } from '#games/fairness/example.ts'
import { longestProof, proofHash, proofTextOf, readProof } from '#games/fairness/proof.ts'
import { RoundProofStruct } from '#games/fairness/wire.ts'

const proof = exampleProof
const text = (change: object) => JSON.stringify({ ...proof, ...change })

describe('a pasted proof', () => {
  it.each([
    ['as it is', JSON.stringify(proof)],
    ['with blanks and lines around it', `\n\t ${JSON.stringify(proof, null, 2)} \r\n`],
    ['with a mark of the byte order', `\uFEFF${JSON.stringify(proof)}`],
    ['with names that later versions may add', text({ note: 'mine' })],
  ])('is read %s', (_how, pasted) => {
    expect(readProof(pasted)).toMatchObject({ proof })
  })

  it('has the struct that calls can answer with', () => {
    expect(is(proof, RoundProofStruct)).toBe(true)
    expect(is({ ...proof, engine: 'slots' }, RoundProofStruct)).toBe(false)
  })

  it.each<[what: string, pasted: string, fault: object]>([
    ['nothing', '  \n', { code: 'empty' }],
    ['far too much', '9'.repeat(longestProof + 1), { code: 'too_long' }],
    ['other text', 'round 4f6d1c9e', { code: 'not_json' }],
    ['half of a proof', JSON.stringify(proof).slice(0, 200), { code: 'not_json' }],
    ['a list', '[]', { code: 'no_object' }],
    ['null', 'null', { code: 'no_object' }],
    ['a number', '7', { code: 'no_object' }],
    ['no version', text({ version: undefined }), { code: 'missing', field: 'version' }],
    ['a later version', text({ version: 2 }), { code: 'other_version' }],
    ['no engine', text({ engine: undefined }), { code: 'missing', field: 'engine' }],
    ['another engine', text({ engine: 'lottery' }), { code: 'unknown_engine' }],
    ['no game', text({ game: undefined }), { code: 'missing', field: 'game' }],
    ['an unknown game', text({ game: 'toString' }), { code: 'unknown_game', game: 'toString' }],
    ['no server seed', text({ serverSeed: undefined }), { code: 'missing', field: 'serverSeed' }],
    ['an empty server seed', text({ serverSeed: '' }), { code: 'malformed', field: 'serverSeed' }],
    ['a short commitment', text({ commitment: '1cf0' }), { code: 'malformed', field: 'commitment' }],
    ['a nonce in words', text({ nonce: 'three' }), { code: 'malformed', field: 'nonce' }],
    ['a negative nonce', text({ nonce: -1 }), { code: 'malformed', field: 'nonce' }],
    ['no round', text({ round: undefined }), { code: 'missing', field: 'round' }],
    ['no stake', text({ round: { ...proof.round, stake: undefined } }), { code: 'missing', field: 'round.stake' }],
    ['a stake with a point', text({ round: { ...proof.round, stake: '1.5' } }), { field: 'round.stake' }],
    ['no choice', text({ round: { ...proof.round, choice: undefined } }), { code: 'missing', field: 'round.choice' }],
    ['no decisions', text({ round: { ...proof.round, decisions: {} } }), { field: 'round.decisions' }],
    ['no outcome', text({ outcome: undefined }), { code: 'missing', field: 'outcome' }],
    ['wins as numbers', text({ wins: [1285] }), { code: 'malformed', field: 'wins.0' }],
    ['no wins', text({ wins: [] }), { code: 'malformed', field: 'wins' }],
    ['a day for a moment', text({ begunAt: '2026-11-20' }), { code: 'malformed', field: 'begunAt' }],
  ])('with %s is refused with its reason (rule 36.9)', (_what, pasted, fault) => {
    expect(readProof(pasted)).toMatchObject({ fault })
  })
})

describe('a proof in the address', () => {
  it('comes back as it was, with every letter', () => {
    const named = { ...proof, gameName: 'Campo minado – edição ñ €' }
    expect(readProof(proofTextOf(`#${proofHash(named)}`) ?? '')).toEqual({ proof: named })
  })

  it('is empty if it is broken, and undefined if there is none', () => {
    expect(proofTextOf('#proof=%%%')).toBe('')
    expect(proofTextOf('#proof=_w')).toBe('')
    expect(proofTextOf('#help/fairness')).toBeUndefined()
    expect(proofTextOf('')).toBeUndefined()
  })
})
