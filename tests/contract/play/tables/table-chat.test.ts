import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTableMessages } from '#contract/play/tables/get-table-messages.ts'
import { muteTablePlayer } from '#contract/play/tables/mute-table-player.ts'
import { sendTableMessage } from '#contract/play/tables/send-table-message.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { tablesArea } from '#gateway/play/tables/area.ts'
import { tableChatSetting } from '#gateway/play/tables/chat-words.ts'
import { advance } from '#gateway/play/tables/step.ts'
import { maskedName } from '#lib/masked.ts'
import { hours, seconds } from '#tests/support/clock.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway } from '#tests/support/gateway.ts'
import { launch, trialUser } from '#tests/support/people.ts'
import { openedOperation } from '#tests/support/table-operations.ts'
import { openRound, seeTable, type TableClock, tableHouse, tableNode, tablePlayer } from '#tests/support/tables.ts'

const id = 'sic-bo-1'

describe.skipIf(!hasPostgres())('the people at a table', () => {
  let gateway: TestGateway
  let clock: TableClock
  beforeAll(async () => {
    ;({ gateway, clock } = await tableHouse(id))
  })
  afterAll(() => closeReconciled(gateway))

  type Writer = { readonly gameToken: string }
  const write = (text: string, { gameToken }: Writer) => gateway.call(sendTableMessage, { text }, { token: gameToken })
  const read = async ({ gameToken }: Writer) => (await gateway.call(getTableMessages, {}, { token: gameToken })).value()
  const mute = (authorKey: string, muted: boolean, { gameToken }: Writer) =>
    gateway.call(muteTablePlayer, { authorKey, muted }, { token: gameToken })
  const operate = (name: string, given: object) => openedOperation(gateway, name, given)

  test('read what others write, without links, words of the operator’s list and floods (rule 38.13)', async () => {
    const [one, two] = [await tablePlayer(gateway), await tablePlayer(gateway)]
    await seeTable(gateway, one)
    const sent = (await write('  Boa  sorte,\n mesa! ', one)).value()
    expect(sent).toMatchObject({ text: 'Boa sorte, mesa!' })
    expect(sent.author).toMatch(/^..\*\*\*..$/)
    expect(sent.author).toBe(maskedName(sent.author.replace('***', 'xxx')))
    expect((await read(two)).messages.at(-1)).toEqual(sent)
    expect((await write('outra', one)).code).toBe('rate_limited')
    gateway.clock.advance(seconds(2))
    for (const text of ['veja www.site.example', 'ganhe em ganhe.bet', 'que M3RDA', 'Pôrra!', '\u200b'])
      expect([text, (await write(text, one)).code]).toEqual([text, 'message_refused'])
    for (const text of ['', ' ', 'a'.repeat(201)]) expect((await write(text, one)).code).toBe('invalid_request')
    for (let message = 0; message < 9; message++) {
      ;(await write(`número ${message}`, one)).value()
      gateway.clock.advance(seconds(3))
    }
    expect((await write('demais', one)).code).toBe('rate_limited')
    ;(await write('eu posso', two)).value()
    const token = await trialUser(gateway)
    const trial = { gameToken: await launch(gateway, token, 'trial', tableNode) }
    expect((await write('oi', trial)).code).toBe('chat_off')
    gateway.clock.advance(hours(25))
    await tablesArea.retention?.table_message?.forget?.(gateway.deps, {})
    expect((await read(await tablePlayer(gateway))).messages).toEqual([])
  })

  test('can mute each other, and nobody else notices (rule 38.13)', async () => {
    const [one, two, three] = [await tablePlayer(gateway), await tablePlayer(gateway), await tablePlayer(gateway)]
    const { authorKey } = (await write('bom dia', one)).value()
    ;(await mute(authorKey, true, two)).value()
    ;(await mute(authorKey, true, two)).value()
    ;(await mute('nobody', true, two)).value()
    ;(await mute(authorKey, true, one)).value()
    expect(await read(two)).toMatchObject({ messages: [], muted: [authorKey] })
    expect((await read(three)).messages).toHaveLength(1)
    expect(await read(one)).toMatchObject({ messages: [{ authorKey }], muted: [] })
    ;(await mute(authorKey, false, two)).value()
    expect(await read(two)).toMatchObject({ messages: [{ authorKey }], muted: [] })
  })

  test('cannot write where an operator has ended it, for one or for all (rule 38.13)', async () => {
    const [one, two] = [await tablePlayer(gateway), await tablePlayer(gateway)]
    const { chatId } = (await write('um', one)).value()
    gateway.clock.advance(seconds(5))
    await operate('tables.silence', { message: chatId, hours: '2' })
    expect((await write('dois', one)).code).toBe('chat_off')
    ;(await write('três', two)).value()
    await operate('tables.silence', { message: chatId, hours: '0' })
    ;(await write('quatro', one)).value()
    gateway.clock.advance(seconds(5))
    await operate('tables.mute', { table: id })
    expect((await seeTable(gateway, one)).hasChat).toBe(false)
    expect((await write('cinco', one)).code).toBe('chat_off')
    await operate('tables.unmute', { table: id })
    const off = { on: false, words: [] }
    await writeSetting(gateway.deps.database, tableChatSetting.name, off, gateway.clock.now())
    expect((await write('seis', one)).code).toBe('chat_off')
    await writeSetting(gateway.deps.database, tableChatSetting.name, { on: true, words: ['sete'] }, gateway.clock.now())
    expect((await write('sete', one)).code).toBe('message_refused')
    ;(await write('setenta', one)).value()
  })

  test('play the round of a table that an operator closes to its end, and no other (rule 38.14)', async () => {
    const player = await tablePlayer(gateway)
    const number = await openRound(gateway, player, id)
    await operate('tables.close', { table: id })
    expect(await seeTable(gateway, player)).toMatchObject({ isOpen: false, round: { number, state: 'open' } })
    await clock.advance(15_000)
    expect(await advance(gateway.deps, id)).toBeUndefined()
    expect((await seeTable(gateway, player)).round).toMatchObject({ number, state: 'settled' })
    await clock.advance(60_000)
    await seeTable(gateway, player)
    expect(await advance(gateway.deps, id)).toBeUndefined()
    await operate('tables.open', { table: id })
    expect(await openRound(gateway, player, id)).toBe(number + 1)
    await expect(operate('tables.open', { table: 'no-table' })).rejects.toThrow('There is no table no-table.')
    await clock.advance(15_000)
    await advance(gateway.deps, id)
  })
})
