import { useState } from 'react'
import type { Transaction } from '#contract/money/statements/transaction.ts'
import { copyWords, resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { lookUpWith } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { transactionOf } from '#stores/money/statements/statement.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Resource } from '#ui/Resource.tsx'
import type { TransactionWords } from './transaction-words.ts'

/** The source and the destination of one movement's money, posting by posting, and its number. */
export function TransactionDetails({ row, locale }: { row: Transaction; locale: string }) {
  const t = useWords<'statements' | 'tables' | 'errors' | 'centre'>()
  const [{ $state, refresh }] = useState(() => transactionOf(row.transactionId))
  const state = useAnswer($state)
  return (
    <Resource
      state={state}
      words={resourceWords(t, t('statement.loading'))}
      onRetry={refresh}
      skeleton={<div className="skeleton statement__wait" />}
    >
      {({ transactionId, currency, movements, correctedBy }) => (
        <div className="statement__inside">
          <ol className="statement__movements">
            {movements.map((movement) => (
              <li key={`${movement.transferId} ${movement.from} ${movement.to}`}>
                <Facts
                  entries={[
                    [t('statement.from'), partyName(t, movement.from)],
                    [t('statement.to'), partyName(t, movement.to)],
                    [t('statement.amount'), formatMoney(movement.amount, currency, locale)],
                    [t('statement.after'), formatMoney(movement.balanceAfter, currency, locale)],
                  ]}
                />
              </li>
            ))}
          </ol>
          {correctedBy !== null && <p className="facts__note">{t('statement.correctedBy', { id: correctedBy })}</p>}
          <Facts
            entries={[
              [t('statement.id'), transactionId],
              row.reference !== null && [t('statement.reference'), row.reference],
            ]}
          />
          <div>
            <CopyButton text={row.reference ?? transactionId} {...copyWords(t)} />
          </div>
        </div>
      )}
    </Resource>
  )
}

/** The other side of a posting. A side that this version of the site does not know is shown as the house. */
function partyName(t: TransactionWords, party: string): string {
  const key = `party.${party}`
  const text = lookUpWith(t)(key)
  return text === key ? t('party.other') : text
}
