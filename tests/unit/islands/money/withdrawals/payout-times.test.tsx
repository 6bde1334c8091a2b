import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PayoutTimes } from '#islands/money/withdrawals/PayoutTimes.tsx'
import { Words } from '#islands/Words.tsx'
import { createTranslate } from '#lib/messages.ts'
import english from '#locales/en/withdrawals.json' with { type: 'json' }
import portuguese from '#locales/pt/withdrawals.json' with { type: 'json' }
import type { WithdrawalOptions } from '#stores/money/withdrawals/withdrawal-options.ts'

const texts = { en: english, pt: portuguese }

const draw = (language: keyof typeof texts, times: Pick<WithdrawalOptions, 'payoutMinutes' | 'speed'>) =>
  renderToStaticMarkup(
    <Words value={createTranslate<'withdrawals'>(texts[language], language)}>
      <PayoutTimes locale={language} options={times as WithdrawalOptions} />
    </Words>,
  )

test('the screen of withdrawals says the promised time, and the real times of payouts', () => {
  const times = { payoutMinutes: 120, speed: { median: 180, ninety: 9_100, payouts: 11 } }
  expect(draw('en', times)).toContain('within 2 hours')
  expect(draw('en', times)).toContain('half of all payouts took 3 minutes or less, nine of ten 2.5 hours or less')
  expect(draw('pt', times)).toContain('metade dos pagamentos levou até 3 minutos, e nove em cada dez até 2,5 horas')
})

test('two times that read the same are said once', () => {
  const times = { payoutMinutes: 120, speed: { median: 170, ninety: 190, payouts: 11 } }
  expect(draw('en', times)).toContain('nine of ten payouts took 3 minutes or less')
  expect(draw('pt', times)).toContain('nove em cada dez pagamentos levaram até 3 minutos')
  for (const language of ['en', 'pt'] as const) expect(draw(language, times).match(/3 minut/g)).toHaveLength(1)
})

test('without payouts it says the promised time alone', () => {
  expect(draw('en', { payoutMinutes: 30, speed: null })).toMatch(/30 minutes.*<\/p>$/)
  expect(draw('en', { payoutMinutes: 30, speed: null })).not.toContain('payouts took')
})
