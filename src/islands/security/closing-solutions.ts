/** Where a refusal to close the account is solved, by its code; undefined for one that this screen solves itself. */
export function solutionOf(code: string) {
  return Object.hasOwn(solutions, code) ? solutions[code as keyof typeof solutions] : undefined
}

const solutions = {
  closing_downline: { path: '/support/', words: 'closing.where.support' },
  closing_round_open: { path: '/member/personalHistoryCopy/', words: 'closing.where.rounds' },
  closing_withdrawal_open: { path: '/member/withdraw/', words: 'closing.where.withdrawals' },
  closing_deposit_open: { path: '/member/depositv2/', words: 'closing.where.deposits' },
  closing_transfer_open: { path: '/member/transferFund/', words: 'closing.where.transfers' },
  closing_vendor_balance: { path: '/member/transferFund/', words: 'closing.where.vendors' },
  closing_balance_left: { path: '/member/withdraw/', words: 'closing.where.withdraw' },
} as const
