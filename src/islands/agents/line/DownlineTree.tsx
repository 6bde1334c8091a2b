import type { Downline } from '#contract/agents/line/downline.ts'
import { DownlineNode } from './DownlineNode.tsx'

interface Props {
  label: string
  list: readonly Downline[]
  currency: string
  locale: string
  /** Levels below the one that the screen begins with. */
  depth?: number
}

/** From this depth on levels stand no further in: a phone has no room for more. */
const deepest = 4

/** Accounts of one level. Each opens in place to the accounts directly below it. */
export function DownlineTree({ label, list, currency, locale, depth = 0 }: Props) {
  return (
    <ul className="tree" aria-label={label} data-deep={depth > deepest ? '' : undefined}>
      {list.map((downline) => (
        <DownlineNode
          key={downline.account}
          downline={downline}
          currency={currency}
          locale={locale}
          below={(account, title, below) => (
            <DownlineTree label={title} list={below} {...{ currency, locale }} depth={depth + 1} key={account} />
          )}
        />
      ))}
    </ul>
  )
}
