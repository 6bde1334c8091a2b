import { expect, test } from 'vitest'
import { exampleProof } from '#games/fairness/example.ts'
import { roundFile } from '#stores/play/history/round-file.ts'

test('the file of a round has the receipt, and the proof once its seed is revealed (rule 36.6)', () => {
  const sealed = roundFile('17', { receipt: 'a.b.c', proof: null })
  expect(sealed.name).toBe('round-17.json')
  expect(JSON.parse(sealed.text)).toEqual({ receipt: 'a.b.c' })
  const revealed = roundFile('17', { receipt: 'a.b.c', proof: exampleProof })
  expect(JSON.parse(revealed.text)).toEqual({ ...exampleProof, receipt: 'a.b.c' })
})
