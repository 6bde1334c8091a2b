import { explain } from '#games/fairness/explain.ts'
import type { Explained } from '#games/fairness/explained.ts'
import type { ReceiptFacts } from '#games/fairness/receipt.ts'
import type { RoundClaim, Step, Verdict, Verification } from '#games/fairness/verify.ts'
import type { NamedVerdict } from '#games/fairness/verify-read.ts'
import type { RoundProof } from '#games/fairness/wire.ts'
import type { Json } from '#games/instants/instant.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { icon } from '#ui/markup/icon.ts'
import { h, type Markup } from '#ui/markup/markup.ts'
import { picture } from './picture.ts'
import type { PageWords } from './words.ts'

/** A round as it was typed, proved or signed. */
type Shown = RoundClaim | RoundProof | ReceiptFacts

/** The parts of a result: the verdict, the round with its picture, and each step. */
export function verificationParts(
  claim: Shown,
  { verdict, steps }: Verification,
  { verdict: name, currency }: { readonly verdict: NamedVerdict; readonly currency: string },
  words: PageWords,
): Markup[] {
  const { t } = words
  const outcome = steps.find((step) => step.kind === 'outcome')
  const win = steps.find((step) => step.kind === 'win')
  const seen = outcome?.computed ?? ('outcome' in claim ? claim.outcome : undefined)
  const drawn = seen === undefined ? undefined : picture(claim, seen as Json, currency, words)
  return [
    h(
      'div',
      { class: `fair-verdict fair-verdict--${verdict}` },
      h('span', { class: 'fair-verdict__sign' }, sign(verdict)),
      h('div', {}, h('h2', { tabindex: '-1' }, t(`verdict.${name}`)), h('p', {}, t(`verdict.${name}.text`))),
    ),
    h(
      'section',
      { class: 'panel fair-round', 'aria-labelledby': 'fair-round' },
      h('h3', { id: 'fair-round' }, t('round')),
      h(
        'dl',
        { class: 'fair-round__facts' },
        ...facts(claim, win ? win.computed : 'wins' in claim ? claim.wins : undefined, currency, words),
      ),
      drawn && h('div', { class: 'fair-round__picture' }, h('h4', {}, t('picture')), drawn),
    ),
    h(
      'section',
      { class: 'section', 'aria-labelledby': 'fair-steps' },
      h('h3', { id: 'fair-steps' }, t('steps')),
      h('ol', { class: 'fair-steps' }, ...steps.map((step) => stepItem(step, explain(step, currency, words), words))),
    ),
  ]
}

function facts(
  claim: Shown,
  wins: readonly string[] | undefined,
  currency: string,
  { t, locale }: PageWords,
): Markup[] {
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const rows: (readonly [string, string | undefined])[] = [
    [t('round.game'), 'gameName' in claim ? claim.gameName : claim.game.replaceAll('-', ' ')],
    // Whoever only looks at a shared table has staked nothing.
    [t('round.stake'), BigInt(claim.round.stake) > 0n ? money(BigInt(claim.round.stake)) : undefined],
    [t('round.win'), wins && money(wins.reduce((sum, win) => sum + BigInt(win), 0n))],
    // A draw has its issue instead, in its picture.
    [t('round.nonce'), claim.engine === 'draws' ? undefined : String(claim.nonce)],
    [t('round.begun'), 'begunAt' in claim ? momentText(claim.begunAt, locale) : undefined],
    [t('round.id'), 'roundId' in claim ? claim.roundId : undefined],
  ]
  return rows.flatMap(([name, value]) =>
    value === undefined ? [] : [h('div', {}, h('dt', {}, name), h('dd', {}, value))],
  )
}

const signs: Readonly<Record<Verdict, string>> = { matches: 'check', differs: 'close', computed: 'eye' }
const sign = (verdict: Verdict) => icon(signs[verdict])

/** A step is one line; what it computed opens below. One that differs is open. */
function stepItem(step: Step, { title, text, finding, values, amounts, lines }: Explained, { t }: PageWords): Markup {
  return h(
    'li',
    { class: `fair-step fair-step--${step.verdict}` },
    h(
      'details',
      { class: 'fold', open: step.verdict === 'differs' },
      h(
        'summary',
        {},
        h(
          'span',
          { class: 'fair-step__sign' },
          sign(step.verdict),
          h('span', { class: 'unseen' }, t(`step.${step.verdict}`)),
        ),
        h('span', { class: 'fair-step__name' }, h('strong', {}, title), h('span', {}, finding)),
      ),
      h(
        'div',
        { class: 'fair-step__more' },
        h('p', { class: 'fair-text' }, text),
        values.length > 0 && h('dl', { class: 'fair-values' }, ...values.map(valueItem)),
        amounts.length > 0 &&
          h(
            'dl',
            { class: 'facts' },
            ...amounts.map(({ name, value }) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
          ),
        lines.length > 0 &&
          h(
            'div',
            { class: 'fair-lines', tabindex: '0', role: 'group', 'aria-label': title },
            h('ol', {}, ...lines.map((line) => h('li', {}, line))),
          ),
      ),
    ),
  )
}

const valueItem = ({ name, value }: Explained['values'][number]) =>
  h(
    'div',
    {},
    h('dt', {}, name),
    h('dd', { 'data-copied': name }, h('code', { tabindex: '0', role: 'group', 'aria-label': name }, value)),
  )
