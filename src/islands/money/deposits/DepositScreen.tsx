import './deposit.css'
import type { ScreenProps } from '#islands/screen.ts'
import { Deposit } from './Deposit.tsx'
import { DepositList } from './DepositList.tsx'

/** The screen of deposits: a new one, and below it those of before. */
export function DepositScreen({ language, locale }: ScreenProps) {
  return <Deposit language={language} locale={locale} below={<DepositList locale={locale} />} />
}
