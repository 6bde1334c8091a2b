import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { explainShared } from './explain-shared.ts'
import type { Explained, VerifyWords } from './explained.ts'
import type { TracedDraw } from './trace.ts'
import type { Step } from './verify.ts'

/** Lines of draws that are written; a shuffle of eight decks has more than anybody reads. */
const mostLines = 60

/** @param currency of the amounts */
export function explain(step: Step, currency: string, words: VerifyWords): Explained {
  const { t } = words
  const own = { title: t(`${step.kind}.title`), text: t(`${step.kind}.text`), lines: [], values: [], amounts: [] }
  if (step.kind === 'chain' || step.kind === 'point' || step.kind === 'tickets')
    return { ...own, ...explainShared(step, words) }
  if (step.kind === 'stream') {
    const values = step.blocks.map(({ message, hex }) => ({ name: t('stream.block', { message }), value: hex }))
    return { ...own, finding: values.length === 0 ? t('draws.none') : counted('stream', values.length, t), values }
  }
  if (step.kind === 'draws') {
    const { draws } = step
    return {
      ...own,
      finding: draws.length === 0 ? t('draws.none') : counted('draws', draws.length, t),
      lines: linesOf(draws, t),
    }
  }
  if (step.kind === 'commitment') {
    const { computed, claimed } = step
    return {
      ...own,
      finding: t(`commitment.${step.verdict}`),
      values: named([t('commitment.now'), computed], [t('commitment.before'), claimed]),
    }
  }
  if (step.kind === 'outcome') {
    const { computed, claimed } = step
    return {
      ...own,
      finding: t(`outcome.${step.fault ?? step.verdict}`),
      values: named(
        [t('outcome.now'), computed === undefined ? undefined : JSON.stringify(computed)],
        [t('outcome.recorded'), step.verdict === 'differs' ? JSON.stringify(claimed) : undefined],
      ),
    }
  }
  if (step.kind === 'receipt') return { ...own, ...explainReceipt(step, words) }
  const sum = (wins: readonly string[] | undefined) =>
    wins?.map((win) => formatMoney(BigInt(win), currency, words.locale)).join(' + ')
  const { computed, claimed } = step
  return {
    ...own,
    finding: computed === undefined ? t('win.unknown') : t(`win.${step.verdict}`),
    amounts: named([t('win.now'), sum(computed)], [t('win.paid'), sum(claimed)]),
  }
}

function explainReceipt(
  { receipt, signature, differing, key }: Extract<Step, { kind: 'receipt' }>,
  words: VerifyWords,
) {
  const { t, locale } = words
  const { facts, thumbprint } = receipt
  const money = (amount: string | null) => amount ?? undefined
  const amounts = named(
    [t('receipt.before'), money(facts.balanceBefore)],
    [t('receipt.after'), money(facts.balanceAfter)],
  )
  const isRight = signature === 'valid' && differing.length === 0
  return {
    finding:
      signature !== 'valid'
        ? t(`receipt.${signature}`)
        : differing.length > 0
          ? t('receipt.differs')
          : t(`receipt.key.${key}`),
    values: named([t('receipt.thumbprint'), thumbprint], [t('receipt.signer'), facts.iss]),
    amounts: isRight
      ? amounts.map(({ name, value }) => ({ name, value: formatMoney(BigInt(value), facts.currency, locale) }))
      : [],
    lines: [
      ...(isRight ? [t('receipt.account', { account: facts.account })] : []),
      ...(isRight ? [t('receipt.time', { time: momentText(new Date(facts.iat * 1000).toISOString(), locale) })] : []),
      ...differing.map((name) => t('receipt.differing', { name })),
    ],
  }
}

const counted = (kind: 'stream' | 'draws', count: number, t: VerifyWords['t']) => t(`${kind}.computed`, { count })

const named = (...pairs: readonly (readonly [string, string | undefined])[]) =>
  pairs.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))

function linesOf(draws: readonly TracedDraw[], t: VerifyWords['t']): string[] {
  const all = draws.flatMap(({ exclusiveMax, rejected, word, result }) => {
    const bound = 2 ** 32 - (2 ** 32 % exclusiveMax)
    return [
      ...rejected.map((one) => t('draws.rejected', { word: one, bound })),
      `${word} mod ${exclusiveMax} = ${result}`,
    ]
  })
  const rest = all.length - mostLines
  return rest > 0 ? [...all.slice(0, mostLines), t('draws.more', { count: rest })] : all
}
