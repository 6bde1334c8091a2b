import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { confirmWithdrawal } from '#contract/money/withdrawals/confirm-withdrawal.ts'
import { uploadFile } from '#contract/platform/uploads/upload-file.ts'
import { sendFeedback } from '#contract/site/feedback/send-feedback.ts'
import { findWithdrawal } from '#gateway/money/withdrawals/withdrawal-queries.ts'
import type { Door } from '#gateway/platform/operators/door.ts'
import { someOffer } from '#tests/support/bonus.ts'
import { fakeClock, hours } from '#tests/support/clock.ts'
import { databases } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { identityNow, submitted } from '#tests/support/identifying.ts'
import { operatorCommand } from '#tests/support/operator-command.ts'
import { doorOf, wholeHouse } from '#tests/support/operator-door.ts'
import { arrival, charge, reportBy, webhookSecret } from '#tests/support/paying-in.ts'
import { registerMember } from '#tests/support/people.ts'
import { picture } from '#tests/support/pictures.ts'
import { putSome } from '#tests/support/promotions.ts'
import { quickFolder } from '#tests/support/quick-folder.ts'
import { payNow, withdraw, withdrawer } from '#tests/support/withdrawing.ts'

// The operator's command lines through the door of a running gateway.
describe.each(databases())('the commands of the operator ($name)', ({ open }) => {
  let gateway: TestGateway
  let folder: string
  let door: Door | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(quickFolder(), 'arara-operator-'))
    gateway = await testGateway({
      database: await open(),
      clock: fakeClock(new Date(Date.now() - hours(1))),
      env: { PAYMENT_WEBHOOK_SECRET: webhookSecret, UPLOADS_DIR: folder },
    })
    // Operators have the real time, in which the sandbox's bank has paid what was asked for an hour ago.
    door = await doorOf(folder, wholeHouse({ ...gateway.deps, now: () => new Date() }))
  })
  afterAll(async () => {
    await door?.close(0)
    await closeReconciled(gateway)
    await rm(folder, { recursive: true })
  })

  /** Runs a command. @returns its lines, with columns, its exit code, and what it says of an error */
  const run = async (script: string, ...given: string[]) => {
    const environment = { DATABASE_URL: '', DATA_DIR: folder }
    const { code, said, complained } = await operatorCommand(`scripts/${script}.ts`, given, environment)
    const lines = said.split('\n').filter((line) => line !== '')
    return { code, lines: lines.map((line) => line.split('\t')), said: complained }
  }
  const done = { code: 0, lines: [], said: '' }
  const nothing = { code: 0, lines: [['Nothing waits.']], said: '' }
  const failed = (said: string) => ({ code: 1, lines: [], said: expect.stringContaining(said) })
  const stateOf = async (reference: string) => (await findWithdrawal(gateway.deps.database, reference))?.state
  const funds = async (token: string) => (await gateway.call(getBalance, {}, { token })).value()

  test('withdrawals: a large one is listed, approved once and then paid', async () => {
    const member = await withdrawer(gateway, 5_000_00n)
    const { withdrawalId, requestedAt } = await withdraw(gateway, member, 3_000_00n)
    const row = [withdrawalId, requestedAt, member.username, '3000.00', 'BRL', 'pix', 'review', 'large_amount']
    expect(await run('withdrawals')).toEqual({ code: 0, lines: [row], said: '' })
    expect(await run('withdrawals', 'approve', withdrawalId)).toEqual(failed('npm run withdrawals --'))
    expect(await stateOf(withdrawalId)).toBe('review')
    expect(await run('withdrawals', 'approve', withdrawalId, '--by', 'Ana')).toEqual(done)
    expect(await stateOf(withdrawalId)).toBe('approved')
    expect(await run('withdrawals', 'approve', withdrawalId, '--by', 'Rui')).toEqual(failed('is not in review'))
    expect(await run('withdrawals')).toEqual(nothing)
    await payNow(gateway)
    expect(await stateOf(withdrawalId)).toBe('paid')
  })

  test('withdrawals: one is refused with a reason, and one that is under way is asked about', async () => {
    const member = await withdrawer(gateway, 5_000_00n)
    const refused = await withdraw(gateway, member, 3_000_00n)
    const reject = ['reject', refused.withdrawalId, '--by', 'Ana', '--reason']
    expect(await run('withdrawals', ...reject, 'mood')).toEqual(failed('npm run withdrawals --'))
    expect(await run('withdrawals', ...reject, 'documents_needed')).toEqual(done)
    expect(await stateOf(refused.withdrawalId)).toBe('rejected')
    expect(await funds(member.token)).toMatchObject({ balance: 5_000_00n, held: 0n })
    const { withdrawalId } = await withdraw(gateway, member)
    await payNow(gateway)
    expect(await run('withdrawals', 'ask', withdrawalId)).toEqual(done)
    expect(await stateOf(withdrawalId)).toBe('paid')
    expect(await run('withdrawals', 'ask', 'NOSUCHWITHDRAWAL')).toEqual(failed('There is no withdrawal'))
  })

  test('withdrawals: one that has not arrived is listed with its pictures and decided', async () => {
    const member = await withdrawer(gateway)
    const { token } = member
    const { withdrawalId, requestedAt } = await withdraw(gateway, member)
    await payNow(gateway)
    const { uploadId } = (
      await gateway.call(uploadFile, { purpose: 'proof' }, { token, file: await picture() })
    ).value()
    const answer = { withdrawalId, confirmation: 'not_received', proofs: [uploadId] }
    ;(await gateway.call(confirmWithdrawal, answer, { token })).value()
    const missing = [member.username, '100.00', 'BRL', 'pix', 'paid', 'not_received', '1 pictures']
    expect((await run('withdrawals')).lines).toEqual([[withdrawalId, requestedAt, ...missing]])
    const proofs = await mkdtemp(join(folder, 'proofs-'))
    const file = join(proofs, `${withdrawalId}-1.webp`)
    expect(await run('withdrawals', 'proofs', withdrawalId, proofs)).toEqual({ code: 0, lines: [[file]], said: '' })
    expect(await readdir(proofs)).toHaveLength(1)
    expect(await run('withdrawals', 'proofs', withdrawalId, proofs)).toEqual(failed('EEXIST'))
    expect(await run('withdrawals', 'returned', withdrawalId, '--by', 'Ana')).toEqual(failed('npm run withdrawals --'))
    expect(await run('withdrawals', 'returned', withdrawalId, '--by', 'Ana', '--note', 'Sent back.')).toEqual(done)
    expect(await stateOf(withdrawalId)).toBe('returned')
    expect(await funds(token)).toMatchObject({ balance: 1_000_00n, held: 0n })
    expect(await run('withdrawals')).toEqual(nothing)
  })

  test('deposits: a payment without a charge is listed and sent back', async () => {
    const payment = arrival(gateway, 'NOSUCHCHARGE')
    expect(await reportBy(gateway, 'pix', payment)).toBe(200)
    const { lines } = await run('deposits')
    const received = expect.stringMatching(/^\d{4}-.*Z$/)
    expect(lines).toEqual([['payment', 'sandbox-pix', payment.endToEndId, received, '-', '50.00', 'BRL', 'unmatched']])
    expect(await run('deposits', 'return', payment.endToEndId)).toEqual(failed('npm run deposits --'))
    expect(await run('deposits', 'return', payment.endToEndId, '--by', 'Ana', '--provider', 'sandbox-ted')).toEqual(
      failed('There is no payment'),
    )
    expect(await run('deposits', 'return', payment.endToEndId, '--by', 'Ana')).toEqual(done)
    expect(await run('deposits')).toEqual(nothing)
  })

  test('deposits: a claim is listed and released, and the member can withdraw again', async () => {
    const member = await registerMember(gateway)
    const { depositId } = await charge(gateway, member)
    const payment = arrival(gateway, depositId)
    await reportBy(gateway, 'pix', payment)
    const claimId = 'CLAIM-1'
    const claimedAt = gateway.clock.now()
    await reportBy(gateway, 'pix', {
      kind: 'claim',
      claimId,
      endToEndId: payment.endToEndId,
      amount: 20_00n,
      claimedAt,
    })
    const row = ['claim', 'sandbox-pix', claimId, claimedAt.toISOString(), member.username, '20.00', 'BRL', 'taken']
    expect(await run('deposits')).toEqual({ code: 0, lines: [row], said: '' })
    expect(await run('deposits', 'release', claimId, '--by', 'Ana')).toEqual(done)
    expect(await run('deposits', 'release', claimId, '--by', 'Ana')).toEqual(failed('There is no open claim'))
    expect(await run('deposits')).toEqual(nothing)
  })

  test('identity: documents are listed with the places of their pictures, and accepted or refused', async () => {
    const [first, second] = [await registerMember(gateway), await registerMember(gateway)]
    const accepted = await submitted(gateway, first.token)
    const { lines } = await run('identity')
    const [row, ...pictures] = lines
    expect([row?.[0], row?.[2], ...(row?.slice(4) ?? [])]).toEqual([
      ...[accepted, first.username],
      ...['basic', 'id_card', 'submitted', 'sandbox'],
    ])
    expect(pictures.map(([side]) => side)).toEqual(['  front', '  back'])
    expect(pictures.every(([, place]) => place !== undefined && existsSync(place))).toBe(true)
    const approve = ['approve', accepted, '--by', 'Ana']
    expect(await run('identity', ...approve, '--until', 'soon')).toEqual(failed('npm run identity --'))
    expect(await run('identity', ...approve, '--until', '2099-05-04')).toEqual(done)
    expect((await identityNow(gateway, first.token)).checks[0]).toMatchObject({ state: 'approved' })
    const refused = await submitted(gateway, second.token)
    const reject = ['reject', refused, '--by', 'Ana', '--reason']
    expect(await run('identity', ...reject, 'mood')).toEqual(failed('npm run identity --'))
    expect(await run('identity', ...reject, 'blurred')).toEqual(done)
    expect((await identityNow(gateway, second.token)).checks[0]).toMatchObject({ state: 'rejected', reason: 'blurred' })
    expect(await run('identity')).toEqual(nothing)
  })

  test('what people wrote is shown in one line and obeyed by no terminal', async () => {
    const content = 'Oi\u001b[2J\u009b1A\r\n12345\tmaria \u202efim'
    ;(await gateway.call(sendFeedback, { questionType: 'games', content, contact: 'a\u001b]0;x' })).value()
    const { lines } = await run('feedback')
    expect(lines.map((row) => row.slice(2))).toEqual([
      ['visitor (a\\u001b]0;x)', 'games', 'Oi\\u001b[2J\\u009b1A\\r\\n12345\\tmaria \\u202efim'],
    ])
    expect(await run('closed', 'reopen', 'x\u001b[2J', '--by', 'Ana')).toEqual(failed('x\\u001b[2J'))
  })

  test('feedback: a member is answered once', async () => {
    const { token } = await registerMember(gateway)
    ;(await gateway.call(sendFeedback, { questionType: 'games', content: 'Quando abre a sala?' }, { token })).value()
    const { lines } = await run('feedback')
    const [id = ''] = lines.find((row) => row.includes('Quando abre a sala?')) ?? []
    expect(await run('feedback', 'answer', id, '--text', 'Amanhã.')).toEqual(failed('npm run feedback --'))
    expect(await run('feedback', 'answer', id, '--by', 'Ana', '--text', 'Amanhã.')).toEqual(done)
    expect((await run('feedback', 'answer', id, '--by', 'Ana', '--text', 'Hoje.')).code).toBe(1)
  })

  test('closed: accounts are listed, and one that is open is not opened', async () => {
    expect(await run('closed')).toEqual({ code: 0, lines: [['No closed account has money.']], said: '' })
    const { username } = await registerMember(gateway)
    expect(await run('closed', 'reopen', username, '--by', 'Ana')).toEqual(failed('no closed account'))
  })

  test('news: a file of the command’s machine is shown, listed and ended', async () => {
    const file = join(folder, 'news.json')
    const texts = { en: { title: 'Sunday', content: 'Closed.' }, pt: { title: 'Domingo', content: 'Fechado.' } }
    await writeFile(file, JSON.stringify({ id: 'sunday', type: 'PL', for: ['A', 'B'], position: 1, texts }))
    expect(await run('news', 'put', file, '--by', 'Ana', '--from', 'soon')).toEqual(failed('from: Expected a moment'))
    expect(await run('news', 'put', join(folder, 'none.json'), '--by', 'Ana')).toEqual(failed('none.json'))
    expect(await run('news', 'put', file, '--by', 'Ana')).toMatchObject({ code: 0, said: '' })
    expect((await run('news')).lines).toEqual([['PL sunday', '1', expect.stringMatching(/Z$/), 'no end', 'Ana']])
    expect(await run('news', 'end', 'sunday', '--by', 'Rui')).toMatchObject({ code: 0, lines: [['sunday is over.']] })
    await writeFile(file, '{"id":')
    expect(await run('news', 'put', file, '--by', 'Ana')).toEqual(failed('The file cannot be used'))
  })

  test('rewards: an offer is put in and listed, a bonus given, and who cannot have a gift does not stop the others', async () => {
    const file = join(folder, 'offer.json')
    await writeFile(file, JSON.stringify(someOffer('evening')))
    expect(await run('rewards', 'offer', file)).toEqual(failed('npm run rewards -- offer FILE.json --by NAME'))
    expect((await run('rewards', 'offer', file, '--by', 'Ana')).lines[0]?.[0]).toMatch(/^Version 1 is valid from/)
    const { username } = await registerMember(gateway)
    expect((await run('rewards', 'gift', 'evening', username, 'G1', '--by', 'Ana')).lines[0]?.[0]).toContain(username)
    const { name } = await putSome(gateway.deps, 'gift')
    const given = await run('rewards', 'give', name, 'R1', 'nobody-here', username, '--by', 'Ana')
    expect(given).toMatchObject({ code: 1, said: expect.stringContaining('nobody-here: ') })
    expect(given.lines).toEqual([[expect.stringContaining(`waits for ${username}.`)]])
    expect((await run('rewards')).lines.map(([what]) => what)).toContain('offer evening')
    expect(await run('rewards', 'applications')).toEqual(nothing)
    expect(await run('rewards', 'approve', '99', '--by', 'Ana')).toMatchObject({ code: 1 })
    const none = { code: 0, lines: [['No invitation waits for a review.']], said: '' }
    expect(await run('rewards', 'referrals')).toEqual(none)
    expect(await run('rewards', 'referrals', 'approve', 'x', '--by', 'Ana')).toEqual(failed('number: Expected'))
  })

  test('vendors: a new one is connected, and the list of origins says what the site of this checkout allows', async () => {
    const add = ['add', 'CURUPIRA', 'https://games.example', '--by', 'Ana']
    expect(await run('vendors', ...add)).toEqual(failed('With --name NAME it gets one'))
    expect(await run('vendors', ...add, '--name', 'Curupira Jogos')).toEqual(done)
    const state = expect.stringContaining('in dist/')
    const row = ['CURUPIRA', 'https://games.example', state]
    expect(await run('vendors', 'origins')).toEqual({ code: 0, lines: [row], said: '' })
    const wrong = await run('vendors', 'origin-add', 'CURUPIRA', 'https://*.example', '--by', 'Ana')
    expect(wrong).toEqual(failed('is no origin of pages'))
    expect(await run('vendors', 'import', 'CURUPIRA', '--by', 'Ana')).toMatchObject({ code: 1, lines: [] })
  })

  test('points and agents: lists are shown, and what is not there is not done', async () => {
    expect(await run('points', 'orders')).toEqual({ code: 0, lines: [['Nothing is to be sent.']], said: '' })
    expect(await run('points', 'ship', 'NOSUCHORDER', '--by', 'Ana')).toEqual(failed('NOSUCHORDER'))
    expect((await run('agents')).lines[0]).toEqual(['The house gives no contract yet.'])
    expect((await run('agents', 'flags')).lines).toEqual([['No line has a flag.']])
    const unknown = { code: 1, lines: [['Nothing with this number waits.']], said: '' }
    expect(await run('agents', 'pay', 'NOSUCHPAYOUT', '--by', 'Ana')).toEqual(unknown)
  })

  test('reconcile: the proof comes line by line, with the heads of the chain', async () => {
    const heads = join(folder, 'heads')
    const first = await run('reconcile', '--heads', heads)
    expect(first.lines.at(-1)?.[0]).toMatch(/^The ledger is consistent/)
    expect(first).toMatchObject({ code: 0, said: '' })
    expect((await run('reconcile', '--heads', heads)).lines[0]?.[0]).toMatch(
      /^holds {3}the chain has every head kept in/,
    )
  })

  test('acts: what was done is listed with who did it', async () => {
    await run('closed', 'reopen', 'nobody-here', '--by', 'Zoe')
    const { lines } = await run('acts')
    expect(lines[1]?.slice(1)).toEqual([
      ...['Zoe', 'members.reopen', '{"account":"nobody-here"}'],
      expect.stringMatching(/^failed: .*no closed account/i),
    ])
  })
})

test('a command that cannot open its database says so in one line', async () => {
  const folder = join(quickFolder(), 'arara-nowhere')
  const [command, env] = ['scripts/withdrawals.ts', { ...process.env, DATABASE_URL: '', DATA_DIR: folder }]
  const said = await new Promise((resolve) =>
    execFile(process.execPath, [command], { env }, (error, _, stderr) => resolve([error?.code, stderr])),
  )
  expect(said).toEqual([
    1,
    `There is no database in ${folder}, and no gateway runs there. Set DATA_DIR or DATABASE_URL, or start one: npm start\n`,
  ])
})
