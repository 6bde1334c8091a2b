import '#ui/status.css'
import type { WalletTransfer } from '#contract/entities/wallet-transfer.ts'
import { resourceWords, tableWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { transferPage, transfers } from '#stores/funds.ts'
import { useStore } from '#stores/use-store.ts'
import { CursorPager } from '#ui/CursorPager.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'
import { refusalText } from './refusal-text.ts'

const tones: Readonly<Record<WalletTransfer['state'], string>> = {
  sent: 'status--open',
  unknown: 'status--open',
  done: 'status--won',
  refused: 'status--bad',
}

/** The member's transfers, newest first, each with what became of it in words. */
export function TransferList({ locale }: { locale: string }) {
  const t = useWords<'funds' | 'tables' | 'errors' | 'centre'>()
  const state = useStore(transfers.$state)
  return (
    <section className="funds__list" aria-labelledby="funds-list">
      <h2 id="funds-list">{t('list.title')}</h2>
      <Resource
        state={state}
        words={resourceWords(t, t('loading'))}
        onRetry={transfers.refresh}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty title={t('list.empty.title')} text={t('list.empty.text')} />}
      >
        {({ list, next, previous }) => (
          <>
            <ul>
              {list.map((transfer) => (
                <Entry key={transfer.transferId} transfer={transfer} locale={locale} />
              ))}
            </ul>
            <CursorPager
              next={next}
              previous={previous}
              href={(cursor) => transferPage.address({ cursor })}
              onPage={(cursor) => transferPage.show({ cursor })}
              labels={tableWords(t).pager}
            />
          </>
        )}
      </Resource>
    </section>
  )
}

function Entry({ transfer, locale }: { transfer: WalletTransfer; locale: string }) {
  const t = useWords<'funds' | 'errors' | 'centre'>()
  const { displayName: vendor, direction, amount, currency, state, reason, requestedAt } = transfer
  return (
    <li className="panel funds__entry">
      <h3>{t(`list.${direction}`, { vendor })}</h3>
      <span className="funds__sum">{formatMoney(amount, currency, locale)}</span>
      <span className={`status ${tones[state]}`}>{t(`fate.${state}`)}</span>
      <time dateTime={requestedAt}>{momentText(requestedAt, locale)}</time>
      {state !== 'done' && (
        <p className="column__lead">
          {state === 'refused' ? refusalText(t, reason) : t(`fate.${state}.text`, { vendor })}
        </p>
      )}
    </li>
  )
}
