import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleProof } from '#games/fairness/example.ts'
import { lotteryOf } from '#games/lottery/lotteries.ts'
import { dayOfIssue } from '#games/lottery/timetable.ts'
import { buildVerifier } from '#scripts/build/verifier.ts'
import { drawProof, provedIssue } from '#tests/support/draw-proof.ts'
import { forgedReceipt, receiptSigner } from '#tests/support/receipts.ts'

describe('the script that checks rounds without the site (rule 36.10)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verifier-'))
  const built = buildVerifier()
  beforeAll(async () => {
    const { fileName, code } = await built
    writeFileSync(join(folder, fileName), code)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Runs it alone in an empty folder, where nothing can be imported. */
  const run = async (given: readonly string[], environment: Readonly<Record<string, string>> = {}) => {
    const { fileName } = await built
    const { status, stdout, stderr } = spawnSync(process.execPath, [fileName, ...given], {
      cwd: folder,
      env: environment,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    return { status, text: stdout }
  }
  const file = (name: string, content: unknown) => {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
    return name
  }

  it('is one file that imports nothing but Node, with the hash that the page shows', async () => {
    const { code, sha256 } = await built
    const imported = [...code.matchAll(/^import .* from "(.*)";$/gm)].map(([, from]) => from)
    expect(new Set(imported)).toEqual(new Set(['node:fs', 'node:path']))
    expect(code).not.toMatch(/\bfetch\(|XMLHttpRequest|node:(net|http|https|dns)/)
    expect(createHash('sha256').update(code).digest('hex')).toBe(sha256)
  })

  it('says that a known round matches, with its numbers, and ends with 0', async () => {
    const { status, text } = await run([file('proof.json', exampleProof)])
    expect(status).toBe(0)
    for (const part of ['2395465763 mod 25 = 13', '"field":[12,13,23]', 'R$12.85', '✓ It matches'])
      expect(text).toContain(part)
    expect(text).toContain('8ec7e8237aef3f8c10a96e1dddccbd45429df228d2d353e599b63f9c954d608e')
  })

  it('draws the result of a lottery again, and pays a bet on it (rules 36.10 and 40.31)', async () => {
    const lottery = lotteryOf('seis-e-meia')
    const play = lottery?.game.plays(dayOfIssue(provedIssue))[0]
    if (!lottery || !play) throw new Error('no lottery')
    const proof = drawProof(lottery, play)
    const { status, text } = await run([file('draw.json', proof)])
    expect(status).toBe(0)
    for (const part of [JSON.stringify(proof.outcome), '✓ It matches']) expect(text).toContain(part)
    expect(await run([file('other.json', { ...proof, wins: ['999'] })])).toMatchObject({ status: 1 })
  })

  it('says of a changed round which step differs, and ends with 1', async () => {
    const { status, text } = await run([file('changed.json', { ...exampleProof, nonce: 1 })])
    expect(status).toBe(1)
    expect(text).toContain('✗ 4. The result: differs')
    expect(text).toContain('✓ 1. The commitment: matches')
    expect(text).toContain('✗ It does not match')
  })

  it('checks a receipt beside its proof, and one that stands alone (rule 36.12)', async () => {
    const { sign, kid } = await receiptSigner()
    const receipt = await sign(exampleProof)
    const both = await run([file('both.json', { ...exampleProof, receipt })])
    expect(both).toMatchObject({ status: 0 })
    for (const part of ['✓ 6. The receipt: matches', kid, '✓ It matches']) expect(both.text).toContain(part)
    const alone = await run([file('alone.json', { receipt })])
    expect(alone).toMatchObject({ status: 0 })
    for (const part of ['✓ 1. The receipt', 'R$102.85', '✓ The receipt is genuine']) expect(alone.text).toContain(part)
    const forged = forgedReceipt(receipt, { wins: ['9999'] })
    const changed = await run([file('forged.json', { receipt: forged })])
    expect(changed).toMatchObject({ status: 1 })
    expect(changed.text).toContain('✗ The receipt is not genuine')
    const beside = await run([file('beside.json', { ...exampleProof, receipt: forged })])
    expect(beside).toMatchObject({ status: 1 })
    expect(beside.text).toContain('✗ 6. The receipt: differs')
  })

  it('speaks the language of the machine, or the one that it is asked for', async () => {
    const proof = file('proof.json', exampleProof)
    expect((await run([proof], { LANG: 'pt_BR.UTF-8' })).text).toContain('✓ Confere')
    expect((await run([proof, '--language=en'], { LANG: 'pt_BR.UTF-8' })).text).toContain('✓ It matches')
  })

  it('ends with 2 and a reason if there is nothing to check', async () => {
    for (const [given, reason] of [
      [[], 'Usage: node verify-round.mjs'],
      [['one.json', 'two.json'], 'Usage: node verify-round.mjs'],
      [['none.json'], 'none.json cannot be read.'],
      [[file('half.json', '{"version": 1')], 'This is not a proof'],
      [[file('less.json', { ...exampleProof, wins: undefined })], 'wins is missing in this proof.'],
    ] as const) {
      const { status, text } = await run(given)
      expect(text).toContain(reason)
      expect(status).toBe(2)
    }
  })

  it('prints no signs that steer a terminal', async () => {
    const { text } = await run([file('odd.json', { ...exampleProof, gameName: 'Mines\u001b[2J\u202e' })])
    expect(text).toContain('Mines[2J')
    for (const sign of ['\u001b', '\u202e']) expect(text).not.toContain(sign)
  })

  it('is built the same each time', async () => {
    expect((await buildVerifier()).sha256).toBe((await built).sha256)
    expect(readFileSync(join(folder, (await built).fileName), 'utf8')).toBe((await built).code)
  })
})
