import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProfitMoney } from '#islands/money/statements/ProfitMoney.tsx'
import { Words } from '#islands/Words.tsx'
import { createTranslate } from '#lib/messages.ts'
import english from '#locales/en/statements.json' with { type: 'json' }
import portuguese from '#locales/pt/statements.json' with { type: 'json' }

const texts = { en: english, pt: portuguese }
const nothing = { opening: 0n, deposits: 0n, withdrawals: 0n, fees: 0n, corrections: 0n, other: 0n, closing: 0n }

const draw = (language: keyof typeof texts, { played, moved }: { played: bigint; moved: bigint }) =>
  renderToStaticMarkup(
    <Words value={createTranslate<'statements'>(texts[language], language)}>
      <ProfitMoney
        moved={{ ...nothing, play: moved, closing: moved }}
        played={played}
        lifetime={{ since: null, deposits: 0n, withdrawals: 0n, net: 0n }}
        money={String}
        locale={language}
      />
    </Words>,
  )

test('the screen says why the rounds of a period and their money differ, and only then (rule 10.27)', () => {
  expect(draw('en', { played: 700n, moved: 0n })).toContain('Rounds that were open over midnight')
  expect(draw('pt', { played: 0n, moved: 700n })).toContain(portuguese['profit.night'])
  expect(draw('en', { played: 700n, moved: 700n })).not.toContain('midnight')
})
