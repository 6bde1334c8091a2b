// Written by scripts/messages/keys.ts from locales/en: do not edit.
// Each key with the names of its values, never where it has none. A key in two areas must take the same values.

interface AgentCentre {
  title: never
  description: never
  heading: never
  only: never
  enter: never
  hours: never
  'promo.title': never
  'promo.contracts': never
  'promo.team': never
  'promo.ledger': never
  'join.title': never
  'join.text': never
  'join.write': never
  'join.check': never
  'join.contract': never
  'join.apply': never
  'join.link': never
  logout: never
  clock: never
  pause: never
  'desk.title': never
  'menu.label': never
  'menu.line': never
  'menu.figures': never
  'menu.contracts': never
  'menu.more': never
  'menu.account': never
  'menu.support': never
  'tabs.label': never
  'announcements.title': never
  'announcements.empty.title': never
  'announcements.empty.text': never
  'announcements.back': never
  'announcements.gone': never
  pages: never
  'pages.previous': never
  'pages.next': never
  'pages.page': 'page'
  'tabs.front': never
  'tabs.line': never
  'tabs.earnings': never
  'tabs.links': never
  'tabs.more': never
  'more.title': never
  'more.side': never
}

interface AuthLimits {
  'mandatory.title': never
  'mandatory.text': 'hours'
  'mandatory.deposit': 'period'
  'mandatory.deposit.text': never
  'mandatory.loss': 'period'
  'mandatory.loss.text': never
  'mandatory.wager': 'period'
  'mandatory.wager.text': never
  'mandatory.time': 'period'
  'mandatory.time.text': never
  'mandatory.session': never
  'mandatory.day': never
  'mandatory.week': never
  'mandatory.month': never
  'mandatory.in': 'currency' | 'label'
  'mandatory.unit': never
  'mandatory.minutes': never
  'mandatory.hours': never
  'mandatory.money.required': never
  'mandatory.money.format': never
  'mandatory.time.required': never
  'mandatory.time.format': never
  'mandatory.time.most': 'hours'
}

interface AuthPasskeys {
  'passkey.login': never
  'passkey.login.stopped': never
  'passkey.failed.known': never
  'passkey.failed.unsupported': never
  'passkey.failed.unknown': never
  'error.passkey_refused': never
}

interface AuthSocial {
  'others.label': never
  'with.google': never
  'with.facebook': never
  'with.phone': never
  'phone.submit': never
  'window.title': never
  'window.wait': never
  'window.verify': never
  'window.done': never
  'failed.phone_invalid': never
  'failed.phone_missing': never
  'failed.too_often': never
  'failed.code_wrong': never
  'failed.code_expired': never
  'failed.captcha': never
  'failed.quota': never
  'failed.not_enabled': never
  'failed.domain': never
  'failed.popup_closed': never
  'failed.popup_blocked': never
  'failed.unreachable': never
  'failed.unknown': never
}

interface AuthSteps {
  captcha: never
  'captcha.picture': never
  'captcha.refresh': never
  'captcha.missing': never
  'captcha.work.choose': never
  'captcha.work.back': never
  'captcha.work': never
  'captcha.work.busy': never
  ok: never
  'mobile.country.hint': never
  code: never
  'code.send': never
  'code.resend': never
  'code.again': 'seconds'
  'code.sent': never
  'code.sent.register': never
  'code.working': never
  'code.failed': never
  'verify.text': never
  'verify.method': never
  'verify.sms': never
  'verify.email': never
  'verify.authenticator': never
  'verify.payeeName': never
  'verify.sms.to': 'target'
  'verify.email.to': 'target'
  'verify.authenticator.label': never
  'verify.authenticator.hint': never
  'verify.payeeName.label': never
  'verify.payeeName.hint': never
  'verify.submit': never
  'verify.busy': never
  'verify.back': never
  'wrong.sms': never
  'wrong.email': never
  'wrong.authenticator': never
  'wrong.recoveryCode': never
  'wrong.either': never
  'wrong.payeeName': never
  'login.sms.which': never
  'forgot.phone.which': never
  'password.old': never
  'password.new': never
  'password.again': never
  'password.submit': never
  'password.busy': never
  'password.due': never
  'password.leave': never
  'changePassword.title': never
  'changePassword.text': never
  'changePassword.done': never
  'reset.title': never
  'reset.text': never
  'reset.done': never
  'forgot.via': never
  'forgot.via.email': never
  'forgot.via.phone': never
  'forgot.email.text': never
  'forgot.submit': never
  'forgot.busy': never
  'forgot.sent': 'email'
  'code.sent.there': never
  'verify.text.app': never
  'verify.recoveryCode': never
  'verify.recoveryCode.label': never
  'verify.recoveryCode.hint': never
}

interface Auth {
  close: never
  retry: never
  tabs: never
  'art.title': never
  'art.text': never
  'login.title': never
  'login.tab': never
  'login.go': never
  'login.other': never
  'login.username': never
  'login.password': never
  'login.username.required': never
  'login.password.required': never
  'login.submit': never
  'login.busy': never
  'login.safe': never
  freePlay: never
  'password.show': never
  'password.hide': never
  'captcha.required': never
  'register.title': never
  'register.tab': never
  'register.go': never
  'register.other': never
  'register.username': never
  'register.password': never
  'register.confirmPassword': never
  'register.mobileNum': never
  'register.email': never
  'register.terms.before': never
  'register.terms.link': never
  'register.risk': never
  'register.submit': never
  'register.busy': never
  'strength.1': never
  'strength.2': never
  'strength.3': never
  'strength.4': never
  'field.required': never
  'field.format': never
  'field.mismatch': never
  'field.unknown': never
  'field.type': never
  'field.common': never
  'field.taken': never
  'field.age': 'years'
  'field.spaces': never
  'field.reserved': never
  'field.same': never
  reg_pattern_1: 'length'
  reg_pattern_2: 'length'
  reg_pattern_4: never
  reg_pattern_7: 'length'
  reg_pattern_3: 'length'
  reg_pattern_5: 'length'
  reg_pattern_6: 'length'
  reg_pattern_8: 'length'
  reg_pattern_9: 'length'
  reg_pattern_10: 'length'
  reg_pattern_11: 'length'
  reg_pattern_12: never
  reg_pattern_13: 'length'
  reg_pattern_14: 'length'
  reg_pattern_15: 'length'
  reg_pattern_16: 'length'
  reg_pattern_17: 'length'
  reg_pattern_18: 'length'
  optional: 'label'
  proving: never
  'login.via': never
  'login.via.username': never
  'login.via.sms': never
  'login.remember': never
  'login.forgot': never
  mobile: never
  'mobile.country': never
  'code.required': never
  'verify.title': never
  'password.due.title': never
  'forgot.title': never
  'forgot.back': never
  'register.via': never
  'register.via.username': never
  'register.via.mobile': never
  'register.verificationCode': never
  'register.verificationCode.hint': never
  'register.payeeName': never
  'register.nickname': never
  'register.birthday': never
  'register.birthday.hint': 'years'
  'register.paymentPassword': never
  'register.paymentPassword.hint': never
  'register.idNumber': never
  'register.nationality': never
  'register.address': never
  'register.occupation': never
  'register.sourceOfIncome': never
  'register.recommenderId': never
  'register.affiliateCode': never
  'register.affiliateCode.hint': never
  'register.affiliateCode.remove': never
  'register.identity.google': never
  'register.identity.facebook': never
  'register.identity.phone': never
  'register.identity.drop': never
}

interface Bonuses {
  'bonus.title': never
  'bonus.lead': never
  running: never
  'running.empty': never
  'running.empty.text': never
  ended: never
  'ended.empty': never
  'ended.empty.text': never
  held: 'sum'
  progress: 'done' | 'required'
  granted: never
  done: never
  required: never
  remaining: never
  until: never
  daysLeft: 'count'
  lastDay: never
  waits: never
  next: never
  converted: never
  terms: never
  'terms.granted': 'sum'
  'terms.real-first': never
  'terms.bonus-first': never
  'terms.wins': never
  'terms.maxBet': 'sum'
  'terms.cap': 'sum'
  'terms.all': never
  'terms.withdrawalEnds': never
  'terms.withdrawalStays': never
  'terms.ends': never
  weights: never
  'weights.text': never
  'weights.others': never
  entries: never
  'entry.grant': never
  'entry.stake': never
  'entry.win': never
  'entry.reversal': never
  'entry.convert': never
  'entry.forfeit': never
  'entry.expire': never
  'entry.bonus': 'sum'
  'entry.own': 'sum'
  'entry.counted': 'sum'
  cancel: never
  'cancel.loses': 'sum'
  'cancel.held': 'sum'
  'cancel.confirm': never
  'cancel.keep': never
  'state.active': never
  'state.completed': never
  'state.expired': never
  'state.forfeited': never
  'reason.exhausted': never
  'reason.cancelled': never
  'reason.pause': never
  'reason.exclusion': never
  'reason.register': never
  'reason.closed': never
  'reason.withdrawal': never
  'error.bonus_not_found': never
  'error.bonus_over': never
  'entry.required': 'granted' | 'required' | 'times'
  'entry.split': never
  'entry.split.text': 'bonus' | 'own' | 'stake'
  'entry.won': never
  'entry.share': never
  'entry.share.text': 'bonus' | 'exact' | 'stake' | 'win'
  'entry.carried': never
  'entry.counts': never
  'entry.counts.text': 'exact' | 'percent' | 'stake'
  'entry.missing': never
  'entry.left': never
  'entry.cap': never
}

interface Centre {
  'page.title': 'screen'
  'description.member': never
  'description.agent': never
  loading: never
  me: never
  'role.member': never
  'role.agent': never
  'role.trial': never
  'role.visitor': never
  'nav.label': never
  'nav.agent': never
  'front.title': never
  'front.balance': never
  'real.text': never
  'real.register': never
  'badge.unread': 'count'
  'badge.toClaim': 'count'
  'badge.missions': 'count'
  'front.support': never
  'front.help': never
  'funds.total': never
  'funds.bonus': never
  'funds.underWay': never
  computed: never
  'computed.dropped': never
  'computed.version': never
  'computed.transaction': never
  'front.withdrawable': never
  'front.toPlay': 'amount'
  'front.toWager': 'amount'
  'front.deposit': never
  'front.withdraw': never
  'front.statement': never
  'front.hide': never
  'front.withdrawals': never
  'front.goOn': 'game'
  'front.play': never
  'front.favourites': never
  'front.vip': never
  'group.money': never
  'group.play': never
  'group.rewards': never
  'group.safety': never
  'group.help': never
  'fact.play': never
  'fact.favourites': never
  'fact.support': never
  'fact.help': never
  'fact.withdrawals': 'amount'
  'fact.withdrawals.none': never
  'fact.month': 'amount'
  'fact.month.none': never
  'fact.today': 'amount' | 'bets' | 'count'
  'fact.today.none': never
  'fact.rewards.none': never
  'fact.missions.none': never
  'fact.messages.none': never
  'fact.points': 'points'
  'fact.bonus.none': never
  'fact.limit': 'limit' | 'name' | 'used'
  'fact.limit.none': never
  'fact.vip': 'amount' | 'level'
  'purpose.securityCenter': never
  'purpose.transferFund': never
  'purpose.transferUpline': never
  'purpose.tournaments': never
  'purpose.referral': never
  'purpose.fairness': never
}

interface Commission {
  'dividend.title': never
  'dailySalary.title': never
  'hourlySalary.title': never
  'realtimeSalary.title': never
  'rebate.title': never
  'income.title': never
  'dividend.lead': never
  'dailySalary.lead': never
  'hourlySalary.lead': never
  'realtimeSalary.lead': never
  loading: never
  'empty.title': never
  'empty.text': never
  settledTo: 'when'
  'waitsFor.figures': never
  paid: never
  open: never
  'column.period': never
  'column.base': never
  'column.carriedIn': never
  'column.rate': never
  'column.gross': never
  'column.downlines': never
  'column.pay': never
  'column.state': never
  'column.paidAt': never
  'state.due': never
  'state.held': never
  'state.insufficient': never
  'state.paid': never
  'state.differs': never
  'state.nothing': never
  'state.notReached': never
  'state.held.text': never
  'state.insufficient.text': never
  'state.notReached.text': 'count' | 'needed'
  'last.text': never
  'ladder.title': never
  'ladder.validBet': never
  'ladder.won': never
  'ladder.base': never
  'ladder.carried': never
  'ladder.counted': never
  'ladder.rate': 'amount' | 'rate'
  'ladder.marginal': never
  'ladder.gross': never
  'ladder.residue': 'residue'
  'ladder.downlines': never
  'ladder.shortfall': never
  'ladder.earned': never
  'ladder.adjusted': never
  'ladder.passedOn': never
  'ladder.pay': never
  'ladder.owes': never
  'ladder.lost': never
  'ladder.borne': never
  'ladder.out.base': never
  'ladder.out.shortfall': never
  'ladder.out.earned': never
  'cost.bonuses': never
  'cost.rebates': never
  'cost.wages': never
  'cost.fees': never
  'cost.taxes': never
  'cost.validBet': never
  'cost.of': 'amount' | 'percent'
  'tiers.title': never
  'tiers.rate': never
  'tiers.validBet': never
  'tiers.pnl': never
  'tiers.active': never
  'tiers.any': never
  'tiers.reached': never
  'account.unavailable': never
  'below.title': never
  'below.account': never
  'below.gross': never
  'below.paid': never
  'active.title': 'count'
  'active.shown': 'all' | 'shown'
  'active.more': never
  'active.account': never
  'active.validBet': never
  'active.deposited': never
  'corrections.title': never
  'corrected.title': never
  'correction.of': 'period'
  'terms.upline': never
  'terms.house': never
  'terms.version': never
  'terms.payer': never
  'paidBy.house': never
  'paidBy.agent': 'account'
  'paidBy.you': never
  'meta.account': never
  'meta.figures': never
  'meta.settled': never
  'meta.released': never
  'meta.insufficient': never
  'meta.number': never
  'meta.transfer': never
  'meta.hash': never
  check: never
  'check.busy': never
  'check.progress': 'percent'
  'check.leave': never
  'check.failed': never
  'check.agrees': 'when'
  'check.differs': never
  'check.figure': never
  'check.stated': never
  'check.found': never
  'check.night': never
  'check.members': never
  'check.counted': never
  'figure.validBet': never
  'figure.won': never
  'figure.bonuses': never
  'figure.rebates': never
  'figure.wages': never
  'figure.fees': never
  'figure.taxes': never
  'figure.active': never
  'figure.base': never
  'figure.gross': never
  'figure.downlines': never
  'figure.passedOn': never
  'figure.pay': never
  'figure.owes': never
  json: never
  print: never
  'period.five': 'date' | 'from' | 'to'
  'income.loading': never
  'income.balance': never
  'income.held': never
  'income.open': never
  'income.sum': never
  'income.chart': never
  'income.bars': never
  'income.table': never
  'income.day': never
  'income.kinds': never
  'income.none': never
  'income.statements': never
  'payout.title': never
  'payout.lead': never
  'payout.amount': never
  'payout.hint': 'automatic' | 'minimum'
  'payout.all': 'amount'
  'payout.password': never
  'payout.show': never
  'payout.hide': never
  'payout.submit': never
  'payout.busy': never
  'payout.done': 'amount'
  'payout.waits': 'amount'
  'payout.required': never
  'payout.format': 'example'
  'payout.below': 'minimum'
  'payout.above': 'amount'
  'payout.passwordRequired': never
  'payout.too.little': 'minimum'
  'payouts.title': never
  'payouts.loading': never
  'payouts.empty': never
  'payouts.when': never
  'payouts.amount': never
  'payouts.state': never
  'payouts.requested': never
  'payouts.paid': never
  'payouts.rejected': never
  'payouts.reason': never
  'error.statement_not_found': never
}

interface Common {
  skip: never
  'skip.navigation': never
  'skip.account': never
  loading: never
  close: never
  login: never
  register: never
  logout: never
  'logout.title': never
  'logout.text': never
  'logout.stay': never
  'home.link': never
  'menu.label': never
  'menu.main': never
  'menu.open': never
  'menu.close': never
  'menu.narrow': never
  'menu.freePlay': never
  'menu.fairness': never
  'menu.favourites': never
  'menu.recent': never
  'menu.vip': never
  'menu.referral': never
  'menu.rewards': never
  'menu.promotions': never
  'search.open': never
  support: never
  crisis: never
  notices: never
  contacts: never
  'app.android': never
  'app.ios': never
  'app.codeFor': 'system'
  'app.scan': never
  'nav.home': never
  'nav.promotions': never
  'nav.slots': never
  'nav.account': never
  'nav.help': never
  'nav.responsible': never
  'nav.categories': never
  'nav.more': never
  'nav.to': never
  'nav.shortcuts': never
  'nav.vendors': 'category'
  'nav.games': 'count'
  'nav.everything': 'count'
  'category.RNG': never
  'category.LIVE': never
  'category.FISH': never
  'category.PVP': never
  'category.SPORTS': never
  'category.COCKFIGHT': never
  'category.ESPORTS': never
  'category.LOTT': never
  'category.ELOTT': never
  balance: never
  'balance.hide': never
  'balance.stale': never
  'account.menu': 'account'
  'account.trial': never
  'account.pause': never
  'account.chat': never
  'account.unread': 'count'
  'account.toClaim': 'count'
  'session.ended': never
  'failed.text': never
  'failed.retry': never
  'favourite.failed': never
  'footer.label': never
  'footer.vendors': never
  'footer.games': never
  'footer.help': never
  'footer.help.deposit': never
  'footer.help.account': never
  'footer.help.rounds': never
  'footer.help.security': never
  'footer.about': never
  'footer.points': never
  'footer.app': never
  'footer.mirrors': never
  'footer.agents': never
  'footer.feedback': never
  'footer.rules': never
  'footer.rules.terms': never
  'footer.rules.privacy': never
  'footer.rules.fairness': never
  'footer.rules.check': never
  'footer.returns': never
  'footer.payment': never
  'footer.languages': never
  'footer.legal': never
  'care.title': never
  'care.text': never
  'care.link': never
  'care.support': never
  back: never
}

interface Contracts {
  'contracts.title': never
  'own.title': never
  'own.none': never
  'own.house': never
  'own.upline': 'account'
  'own.from': 'date'
  'own.ends': 'date'
  'own.next': 'date'
  'terms.show': never
  'asked.title': 'account'
  'line.title': never
  'line.search': never
  'line.search.submit': never
  'line.none': never
  'line.none.found': never
  'line.none.own': never
  'line.contracts': 'count'
  'line.waits': never
  'line.offer': 'kind'
  'line.change': 'kind'
  'line.end': never
  'line.history': never
  'request.waits': 'date' | 'until'
  'request.end.waits': 'date' | 'until'
  'request.theirs': 'account'
  'request.withdraw': never
  'request.stale': never
  'history.none': never
  'act.offered': never
  'act.endAsked': never
  'act.rejected': never
  'act.withdrawn': never
  'act.expired': never
  'act.begun': never
  'act.ended': never
  'by.agent': never
  'by.upline': never
  'by.house': never
  'by.cascade': never
  'by.closed': never
  'by.time': never
  'history.from': 'date'
  'history.until': 'date'
  'contract.title': never
  'contract.text': never
  'contract.none': never
  'contract.from': 'account' | 'date'
  'contract.from.end': 'account' | 'date'
  'contract.type.dividend': never
  'contract.type.dailySalary': never
  'contract.type.hourlySalary': never
  'contract.type.realtimeSalary': never
  'contract.kind.new': never
  'contract.kind.changed': never
  'contract.kind.termination': never
  'contract.rate': never
  'contract.begins': 'date'
  'contract.finishes': 'date'
  'contract.until': 'date'
  'contract.accept': never
  'contract.reject': never
  'contract.reject.sure': never
  'contract.back': never
  'contract.busy': never
  'contract.accepted': 'date'
  'contract.accepted.end': 'date'
  'contract.rejected': never
  'contract.password': never
  'contract.password.show': never
  'contract.password.hide': never
  'contract.password.required': never
  'contract.ends': 'count'
  'contract.ends.each': 'account' | 'date'
  'contract.support': never
  'contract.member': never
  'contracts.loading': never
  'terms.was': 'text'
  'terms.tier': 'place'
  'tier.any': 'rate'
  'tier.when': 'asked' | 'rate'
  'tier.bets': 'amount'
  'tier.pnl': 'amount'
  'tier.active': 'count'
  'terms.of': never
  'terms.of.dividend': never
  'terms.of.salary': never
  'terms.marginal': never
  'terms.marginal.yes': never
  'terms.marginal.no': never
  'terms.cycle': never
  'cycle.day': never
  'cycle.week': never
  'cycle.half': never
  'cycle.month': never
  'cycle.hour': never
  'cycle.minutes5': never
  'terms.costs': never
  'terms.costs.none': never
  'cost.minus': 'basis' | 'percent'
  'cost.plus': 'basis' | 'percent'
  'basis.bonuses': never
  'basis.rebates': never
  'basis.wages': never
  'basis.fees': never
  'basis.taxes': never
  'basis.validBet': never
  'terms.carry': never
  'carry.none': never
  'carry.previousPeriod': never
  'carry.halfMonth': never
  'carry.forever': never
  'terms.shortfall': never
  'shortfall.house': never
  'shortfall.carry': never
  'shortfall.upline': never
  'terms.active': never
  'active.any': never
  'active.bets': 'amount'
  'active.deposits': 'amount'
  'active.both': 'bets' | 'deposits'
  'active.either': 'bets' | 'deposits'
  'active.scope.team': 'rule'
  'active.scope.direct': 'rule'
  'terms.minimum': never
  'terms.minimum.none': never
  'terms.minimum.lose': 'count'
  'terms.minimum.rollOver': 'count'
  'terms.payer': never
  'payer.platform': never
  'payer.upline': never
  'offer.title': 'account' | 'kind'
  'offer.copy': never
  'offer.copy.hint': never
  'offer.copy.submit': never
  'offer.tiers': never
  'offer.tiers.hint': never
  'offer.rate': never
  'offer.bets': never
  'offer.pnl': never
  'offer.active': never
  'offer.tier.add': never
  'offer.tier.remove': 'place'
  'offer.marginal': never
  'offer.costs.hint': never
  'offer.cost.sign': never
  'offer.cost.minus': never
  'offer.cost.plus': never
  'offer.cost.percent': never
  'offer.cost.basis': never
  'offer.cost.add': never
  'offer.cost.remove': 'place'
  'offer.active.title': never
  'offer.active.bets': never
  'offer.active.deposits': never
  'offer.active.needs': never
  'offer.active.needs.both': never
  'offer.active.needs.either': never
  'offer.active.scope': never
  'offer.active.scope.team': never
  'offer.active.scope.direct': never
  'offer.minimum': never
  'offer.missed': never
  'missed.lose': never
  'missed.rollOver': never
  'offer.rules': never
  'offer.check': never
  'offer.check.busy': never
  'offer.check.format': never
  'offer.send': never
  'offer.sent': 'date'
  'offer.cancel': never
  'end.title': 'account' | 'kind'
  'end.title.own': 'kind'
  'end.text': never
  'end.send': never
  'check.ok': never
  'check.from': 'date'
  'check.end': 'date'
  'check.above': 'asked' | 'most' | 'rate'
  'check.above.any': 'most' | 'rate'
  'check.missing.own': never
  'check.missing.downline': never
  'fault.tier': 'place' | 'reason'
  'fault.count': never
  'fault.rate': never
  'fault.threshold': never
  'fault.order': never
  'fault.cycle': never
  'fault.costs': never
  'fault.carry': never
  'fault.marginal': never
  'fault.active': never
  'past.title': never
  'past.period': never
  'past.bets': never
  'past.won': never
  'past.carried': never
  'past.each': 'count'
  'past.active': never
  'past.given': never
  'past.before': never
  'past.paid': never
  'past.open': never
  'past.mine': never
  'past.kept': never
  'past.none': never
  'past.progress': 'percent'
  'past.leave': never
  'past.failed': never
  'error.downline_unknown': never
  'error.contract_not_found': never
  'error.contract_terms_invalid': never
  'error.contract_above_ceiling': never
  'error.contract_missing': never
  'error.contract_pending': never
  'error.contract_downline_waiting': never
  'error.contract_answered': never
  'error.contract_changed': never
  'offer.new': never
  'offer.who': never
  'offer.kind': never
  'offer.much': never
  'offer.much.own': 'rate'
  'offer.more': never
  'past.chart': never
  'past.table': never
}

interface DailySignIn {
  points: 'count' | 'points'
  'signIn.title': never
  'signIn.isDone': never
  'signIn.isOpen': never
  'signIn.inRow': 'count'
  'signIn.day': 'day'
  'signIn.done': never
  'signIn.act': 'reward'
  'signIn.said': 'reward'
  'signIn.next': 'reward' | 'when'
  'signIn.rule': never
  'signIn.history': never
  'signIn.history.title': never
  'signIn.history.empty': never
  'signIn.history.empty.text': never
  'signIn.history.line': 'count' | 'id' | 'version'
  'error.sign_in_off': never
  'signIn.today': never
  'points.short': 'points'
}

interface Deposits {
  'deposit.title': never
  'deposit.joined.open': never
  'deposit.none': never
  'deposit.suggested': never
  'deposit.amount': never
  'deposit.bounds': 'maximum' | 'minimum'
  'deposit.amount.required': never
  'deposit.amount.format': never
  'deposit.amount.minimum': 'amount'
  'deposit.amount.maximum': 'amount'
  'deposit.busy': never
  'deposit.sum': never
  'deposit.payee': never
  'deposit.left': never
  'deposit.qr': 'amount'
  'deposit.scan': never
  'deposit.how': never
  'deposit.code': never
  'deposit.copy': never
  'deposit.copied': never
  'deposit.copied.text': never
  'deposit.copied.ok': never
  'deposit.copyFailed': never
  'deposit.change': never
  'deposit.sandbox': never
  'deposit.sandboxPay': never
  'deposit.waiting': never
  'deposit.confirm': never
  'deposit.notYet': never
  'deposit.renew': never
  'deposit.paid': 'amount'
  'deposit.paid.text': never
  'deposit.toGame': never
  'deposit.again': never
  'deposit.paid.other': 'amount'
  'deposit.paid.late': never
  'deposit.returned': never
  'deposit.returned.payer_differs': never
  'deposit.returned.payer_has_account': never
  'deposit.returned.payer_unknown': never
  'deposit.returned.amount_differs': never
  'deposit.returned.disputed': never
  'deposit.returned.other': never
  'deposit.returned.when': never
  'deposit.failed': never
  'deposit.failed.text': never
  'deposit.lead.pix': never
  'deposit.lead.ted': never
  'deposit.lead.card': never
  'deposit.method': never
  'deposit.method.pix': never
  'deposit.method.ted': never
  'deposit.method.card': never
  'deposit.fee.none': never
  'deposit.fee.of': 'fee'
  'deposit.arrives.now': never
  'deposit.arrives.about': 'duration'
  'deposit.sums.pay': never
  'deposit.sums.fee': never
  'deposit.sums.get': never
  'deposit.submit.pix': never
  'deposit.submit.ted': never
  'deposit.submit.card': never
  'deposit.other': never
  'deposit.transfer.how': never
  'deposit.transfer.warning': 'reference'
  'deposit.transfer.reference': never
  'deposit.transfer.bank': never
  'deposit.transfer.branch': never
  'deposit.transfer.account': never
  'deposit.transfer.holder': never
  'deposit.transfer.taxNumber': never
  'deposit.transfer.copy': 'what'
  'deposit.transfer.until': 'when'
  'deposit.transfer.time': 'time'
  'deposit.card.left': never
  'deposit.card.how': never
  'deposit.card.open': never
  'deposit.card.noPage': never
  'deposit.card.approved': never
  'deposit.card.collecting': never
  'deposit.paid.fee': 'fee' | 'paid'
  'deposit.renew.other': never
  'deposit.declined': never
  'deposit.declined.funds': never
  'deposit.declined.card': never
  'deposit.declined.bank': never
  'deposit.declined.identity': never
  'deposit.declined.other': never
  'deposit.list': never
  'deposit.list.none': never
  'deposit.list.none.text': never
  'deposit.list.open': never
  'deposit.list.open.name': 'amount' | 'method'
  'deposit.status.pending': never
  'deposit.status.approved': never
  'deposit.status.credited': never
  'deposit.status.failed': never
  'deposit.status.expired': never
  'deposit.status.returned': never
  'deposit.copy.one': never
  'deposit.copied.one': never
  'deposit.copyFailed.one': never
  'deposit.bonus': never
  'deposit.bonus.none': never
  'deposit.bonus.none.text': never
  'deposit.bonus.required': never
  'deposit.bonus.joined': 'sum' | 'title'
  'deposit.bonus.asks': 'count' | 'minimum' | 'percent' | 'sum' | 'times'
  'deposit.bonus.asks.rounds': 'count' | 'minimum' | 'rounds' | 'stake'
  'deposit.bonus.asks.rounds.bonus': 'count' | 'minimum' | 'rounds' | 'stake' | 'times'
  'deposit.bonus.gives': 'sum'
  'deposit.bonus.gives.rounds': 'count'
  'deposit.bonus.small': 'minimum'
  'deposit.bonus.identity': never
  'deposit.bonus.device': never
  'deposit.bonus.blocked': never
  'deposit.bonus.unread': never
  'deposit.bonus.gone': never
  'deposit.bonus.given': 'sum' | 'title'
  'deposit.bonus.given.rounds': 'count' | 'title'
  'deposit.bonus.joined.rounds': 'count' | 'title'
  'deposit.bonus.progress': 'done' | 'required' | 'when'
  'deposit.bonus.until': 'when'
  'deposit.bonus.toBonus': never
  'deposit.bonus.toRounds': never
  'deposit.bonus.lost': 'reason' | 'title'
  'deposit.bonus.lost.small': never
  'deposit.bonus.lost.elsewhere': never
  'deposit.bonus.lost.over': never
  'deposit.bonus.lost.expired': never
  'deposit.bonus.lost.left': never
  'deposit.bonus.lost.blocked': never
  'deposit.bonus.lost.off': never
  'deposit.bonus.lost.missed': never
  'deposit.bonus.lost.closed': never
  'deposit.bonus.member': never
  'deposit.step.pix': 'amount'
  'deposit.step.ted': 'amount'
  'deposit.step.card': 'amount'
  'deposit.step.expired': 'amount'
  'deposit.play': never
  'deposit.track': never
  'deposit.track.ordered': 'method'
  'deposit.track.approved': never
  'deposit.track.credited': never
}

interface Desk {
  'desk.loading': never
  'desk.earned': 'days'
  'desk.contracts': never
  'desk.estimate': 'time'
  'desk.kind.dividend': never
  'desk.kind.dailySalary': never
  'desk.kind.hourlySalary': never
  'desk.kind.realtimeSalary': never
  'desk.kind.rate': 'kind' | 'rate'
  'desk.next': 'amount' | 'when'
  'desk.closing': 'amount'
  'desk.counting': never
  'desk.uncounted': never
  'desk.begins': 'date'
  'desk.short': 'active' | 'needed'
  'desk.none': never
  'desk.none.text': never
  'desk.none.offered': never
  'desk.none.invite': never
  'desk.none.contracts': never
  'desk.none.answer': never
  'desk.waiting': never
  'desk.waiting.none': never
  'desk.offer': 'account'
  'desk.end': 'account'
  'desk.answer': 'date' | 'name'
  'desk.owed': never
  'desk.owed.text': 'amount'
  'desk.messages': 'count'
  'desk.messages.text': never
  'desk.payouts': never
  'desk.underReview': 'amount'
  'desk.withdrawals': 'count'
  'desk.onItsWay': 'amount'
  'desk.funnel': never
  'desk.period': never
  'desk.period.days7': never
  'desk.period.days30': never
  'desk.funnel.clicks': never
  'desk.funnel.joined': never
  'desk.funnel.firstDeposits': never
  'desk.funnel.active': never
  'desk.before': 'value'
  'desk.trend': never
  'desk.trend.chart': never
  'desk.trend.bars': never
  'desk.trend.table': never
  'desk.trend.none': never
  'desk.result': never
  'desk.result.sign': never
  'desk.movers': never
  'desk.movers.bets': 'amount' | 'change'
  'desk.movers.new': never
  'desk.movers.none': never
  'desk.movers.many': never
  'desk.news': never
  'desk.news.all': never
  'desk.uncountedYet': never
}

interface Errors {
  retry: never
  'error.unknown': never
  'error.unreachable': never
  'error.timeout': never
  'error.contract': never
  'error.insecure': never
  'obstacle.storage': never
  'error.invalid_request': never
  'error.malformed_json': never
  'error.body_too_large': never
  'error.unsupported_media_type': never
  'error.idempotency_key_missing': never
  'error.idempotency_key_reused': never
  'error.not_found': never
  'error.method_not_allowed': never
  'error.sealed_required': never
  'error.sealed_invalid': never
  'error.sealed_expired': never
  'error.sealed_replayed': never
  'error.sealed_key_unknown': never
  'error.session_required': never
  'error.session_expired': never
  'error.real_account_required': never
  'error.rate_limited': 'count'
  rateLimitedDay: never
  'error.internal_error': never
  'error.service_unavailable': never
  'error.system_maintenance': never
  'error.region_restricted': never
  'error.login_failed': never
  'error.captcha_required': never
  'error.captcha_wrong': never
  'error.account_closed': never
  'error.account_disabled': never
  'error.username_taken': never
  'error.field_invalid': never
  'error.terms_not_accepted': never
  'error.limits_missing': never
  'error.registration_closed': never
  'error.free_play_closed': never
  'error.insufficient_funds': never
  'error.amount_invalid': never
  'error.amount_below_minimum': never
  'error.amount_above_maximum': never
  'error.deposits_unpaid': never
  'error.deposit_not_found': never
  'error.deposit_expired': never
  'error.game_not_found': never
  'error.game_maintenance': never
  'error.chat_not_configured': never
  'error.trial_not_supported': never
  'error.stake_not_allowed': never
  'error.round_in_progress': never
  'error.vendor_wallet_used': never
  'error.game_session_closed': never
  'error.bets_closed': never
  'error.place_unknown': never
  'error.table_limit': never
  'error.seat_taken': never
  'error.seats_limit': never
  'error.cash_out_missed': never
  'error.chase_wrong': never
  'error.play_unknown': never
  'error.choice_wrong': never
  'error.multiple_wrong': never
  'error.group_wrong': never
  'error.slip_too_large': never
  'error.line_stake_low': never
  'error.lottery_limit': never
  'error.message_refused': never
  'error.chat_off': never
  'error.password_change_required': never
  'error.challenge_required': never
  'error.challenge_failed': never
  'error.not_a_member': never
  'error.not_an_agent': never
  'error.mobile_invalid': never
  'error.code_wrong': never
  'error.invitation_code_invalid': never
  'error.link_inactive': never
  'error.link_expired': never
  'error.link_used_up': never
  'error.line_too_deep': never
  'error.provider_not_configured': never
  'error.identity_invalid': never
  'error.identity_unknown': never
  'error.verification_required': never
  'error.verification_expired': never
  'error.method_not_available': never
  'error.reset_token_invalid': never
  'error.handoff_invalid': never
  'error.password_wrong': never
  'error.exclusion_registered': never
  'error.withdraw_password_wrong': never
  'error.withdraw_password_missing': never
  'error.decision_not_offered': never
  'error.too_fast': never
  'error.round_not_drawn': never
  'error.round_open': never
}

interface Export {
  'export.title': never
  'export.lead': never
  'export.open': never
  'export.format': never
  'export.json': never
  'export.csv': never
  'export.needsPassword': never
  'export.submit': never
  'export.progress': 'records'
  'export.done': never
  'export.keep': never
}

interface FairnessPicture {
  past: never
  'past.steps': never
  'past.interrupted': never
  'past.stake': 'amount'
  'past.win': 'amount'
  'past.returned': 'amount'
  'past.at': 'number' | 'table'
  'past.void': never
  'past.draw.at': 'issue' | 'lottery'
  'past.draw.result': 'numbers'
  'past.draw.waits': never
  'past.draw.void': never
  'past.draw.lines': 'amount' | 'count'
  'past.draw.odds': 'odds'
  'past.draw.group': 'group'
  'past.draw.rebate': 'amount'
  card: 'rank' | 'suit'
  'card.suit.0': never
  'card.suit.1': never
  'card.suit.2': never
  'card.suit.3': never
  cashOut: never
  'risk.low': never
  'risk.middle': never
  'risk.high': never
  'risk.choice': 'risk'
  'dice.under': 'target'
  'dice.over': 'target'
  'dice.result': 'roll'
  'limbo.choice': 'target'
  'limbo.result': 'point'
  'plinko.choice': 'risk' | 'rows'
  'plinko.result': 'slot' | 'slots' | 'times'
  'wheel.choice': 'risk' | 'segments'
  'wheel.result': 'times'
  'mines.choice': 'count'
  'mines.field': never
  'mines.safe': 'cell'
  'mines.mine': 'cell'
  'mines.picked': 'name' | 'place'
  'mines.result.open': never
  'mines.result.lost': never
  'mines.result.cashed-out': never
  'mines.result.void': never
  'keno.choice': 'numbers' | 'risk'
  'keno.field': never
  'keno.hit': never
  'keno.picked': never
  'keno.drawn': never
  'keno.result': 'count' | 'picks' | 'times'
  'scratch.field': never
  'scratch.none': never
  'scratch.result': 'times'
  'bingo.choice': 'count'
  'bingo.ticket': 'number'
  'bingo.order': 'balls'
  'bingo.result': 'count'
  'bingo.hit': never
  'bingo.line': 'ball' | 'times'
  'bingo.two-lines': 'ball' | 'times'
  'bingo.full-house': 'ball' | 'times'
  'bingo.none': never
  'hilo.cards': never
  'hilo.higher': never
  'hilo.lower': never
  'hilo.skip': never
  'hilo.result.open': never
  'hilo.result.lost': never
  'hilo.result.cashed-out': never
  'hilo.result.void': never
  'blackjack.dealer': never
  'blackjack.own': never
  'blackjack.hand': 'number'
  'blackjack.hit': never
  'blackjack.stand': never
  'blackjack.double': never
  'blackjack.split': never
  'blackjack.insure': never
  'blackjack.decline': never
  'blackjack.result': 'dealer' | 'own'
  'blackjack.seat': 'number'
  'blackjack.result.dealer': 'dealer'
  'blackjack.bet.main': never
  'blackjack.bet.split': never
  'blackjack.bet.double': never
  'blackjack.bet.insurance': never
  'poker.dealt': never
  'poker.drawn': never
  'poker.held': 'count'
  'poker.best': 'worth'
  'poker.better': 'best' | 'worth'
  'poker.none': never
  'poker.royal-flush': never
  'poker.straight-flush': never
  'poker.four-of-a-kind': never
  'poker.full-house': never
  'poker.flush': never
  'poker.straight': never
  'poker.three-of-a-kind': never
  'poker.two-pair': never
  'poker.jacks-or-better': never
  'baccarat.player': never
  'baccarat.banker': never
  'baccarat.result.player': never
  'baccarat.result.banker': never
  'baccarat.result.tie': never
  'dragon.dragon': never
  'dragon.tiger': never
  'dragon.result.dragon': never
  'dragon.result.tiger': never
  'dragon.result.tie': never
  'roulette.red': never
  'roulette.black': never
  'roulette.green': never
  'roulette.result': 'colour' | 'number'
  'roulette.lucky': never
  'sicBo.result': 'dice' | 'total'
  'moneyWheel.result': 'number'
  'moneyWheel.jokers': 'jokers' | 'number'
  'past.crash.result': 'point'
  'past.crash.forced': 'point' | 'times'
  'past.crash.late': never
  'past.crash.first': never
  'past.crash.second': never
  'past.crash.hand': 'times'
  'past.crash.auto': 'times'
  'past.crash.paid': 'times'
  'past.crash.missed': 'target'
  'past.crash.lost': never
  'past.crash.back': never
  'bet.number': 'number'
  'bet.baccarat.player': never
  'bet.baccarat.banker': never
  'bet.baccarat.tie': never
  'bet.baccarat.player-pair': never
  'bet.baccarat.banker-pair': never
  'bet.baccarat.either-pair': never
  'bet.dragon.dragon': never
  'bet.dragon.tiger': never
  'bet.dragon.tie': never
  'bet.dragon.suited-tie': never
  'bet.roulette.straight': 'numbers'
  'bet.roulette.split': 'numbers'
  'bet.roulette.trio': 'numbers'
  'bet.roulette.street': 'numbers'
  'bet.roulette.corner': 'numbers'
  'bet.roulette.first-four': never
  'bet.roulette.line': 'numbers'
  'bet.roulette.column': 'number'
  'bet.roulette.dozen': 'number'
  'bet.roulette.red': never
  'bet.roulette.black': never
  'bet.roulette.even': never
  'bet.roulette.odd': never
  'bet.roulette.low': never
  'bet.roulette.high': never
  'bet.sicBo.small': never
  'bet.sicBo.big': never
  'bet.sicBo.odd': never
  'bet.sicBo.even': never
  'bet.sicBo.any-triple': never
  'bet.sicBo.total': 'numbers'
  'bet.sicBo.single': 'numbers'
  'bet.sicBo.double': 'numbers'
  'bet.sicBo.triple': 'numbers'
  'bet.sicBo.combination': 'numbers'
}

interface FairnessVerify {
  title: never
  description: never
  heading: never
  lead: never
  how: never
  'how.1': never
  'how.2': never
  'how.3': never
  'how.4': never
  'how.5': never
  'how.6': never
  drawing: never
  'drawing.server': never
  'drawing.sealed': never
  'drawing.client': never
  'drawing.yours': never
  'drawing.nonce': never
  'drawing.counts': never
  'drawing.stream': never
  'drawing.result': never
  'drawing.anybody': never
  form: never
  'form.way': never
  'way.paste': never
  'way.type': never
  'paste.label': never
  'paste.hint': never
  'paste.file': never
  example: never
  check: never
  checking: never
  none: never
  'type.game': never
  'type.slots': never
  'type.instants': never
  'type.tables': never
  'game.baccarat': never
  'game.bingo': never
  'game.blackjack': never
  'game.crash': never
  'game.dice': never
  'game.dragon-tiger': never
  'game.hilo': never
  'game.keno': never
  'game.lightning-roulette': never
  'game.limbo': never
  'game.mines': never
  'game.money-wheel': never
  'game.plinko': never
  'game.roulette': never
  'game.scratch': never
  'game.sic-bo': never
  'game.video-poker': never
  'game.wheel': never
  'type.serverSeed': never
  'type.serverSeed.hint': never
  'type.commitment': never
  'type.clientSeed': never
  'type.clientSeed.tables': never
  'type.nonce': never
  'type.stake': never
  'type.choice': never
  'type.choice.hint': 'example'
  'type.decisions': never
  'type.decisions.hint': 'example'
  'fault.serverSeed': never
  'fault.clientSeed': never
  'fault.commitment': never
  'fault.nonce': never
  'fault.stake': 'example'
  'fault.choice': never
  'fault.decisions': never
  'fault.empty': never
  'fault.too_long': never
  'fault.not_json': never
  'fault.no_object': never
  'fault.other_version': never
  'fault.unknown_engine': never
  'fault.unknown_game': 'game'
  'fault.missing': 'field'
  'fault.malformed': 'field'
  'fault.address': never
  'fault.no_receipt': never
  'fault.load': never
  'verdict.matches': never
  'verdict.matches.text': never
  'verdict.differs': never
  'verdict.differs.text': never
  'verdict.computed': never
  'verdict.computed.text': never
  'verdict.signed': never
  'verdict.signed.text': never
  'verdict.forged': never
  'verdict.forged.text': never
  'verdict.unchecked': never
  'verdict.unchecked.text': never
  round: never
  'round.game': never
  'round.id': never
  'round.nonce': never
  'round.begun': never
  'round.stake': never
  'round.win': never
  picture: never
  'picture.spin': 'number'
  'picture.free': 'number'
  steps: never
  'step.matches': never
  'step.differs': never
  'step.computed': never
  'commitment.title': never
  'commitment.text': never
  'commitment.matches': never
  'commitment.differs': never
  'commitment.computed': never
  'commitment.seed': never
  'commitment.now': never
  'commitment.before': never
  'stream.title': never
  'stream.text': never
  'stream.computed': 'count'
  'stream.block': 'message'
  'draws.title': never
  'draws.text': never
  'draws.computed': 'count'
  'draws.none': never
  'draws.rejected': 'bound' | 'word'
  'draws.more': 'count'
  'tickets.title': never
  'tickets.text': never
  'tickets.computed': 'count'
  'tickets.line': 'bet' | 'numbers'
  'chain.title': never
  'chain.text': never
  'chain.matches': 'count'
  'chain.differs': 'count'
  'chain.now': 'count'
  'chain.head': never
  'chain.more': 'count'
  'point.title': never
  'point.text': never
  'point.computed': 'times'
  'point.hmac': never
  'outcome.title': never
  'outcome.text': never
  'outcome.matches': never
  'outcome.differs': never
  'outcome.computed': never
  'outcome.impossible': never
  'outcome.other_rules': never
  'outcome.now': never
  'outcome.recorded': never
  'win.title': never
  'win.text': never
  'win.matches': never
  'win.differs': never
  'win.computed': never
  'win.unknown': never
  'win.now': never
  'win.paid': never
  'receipt.title': never
  'receipt.text': never
  'receipt.invalid': never
  'receipt.unchecked': never
  'receipt.differs': never
  'receipt.key.same': never
  'receipt.key.other': never
  'receipt.key.unknown': never
  'receipt.thumbprint': never
  'receipt.signer': never
  'receipt.before': never
  'receipt.after': never
  'receipt.account': 'account'
  'receipt.time': 'time'
  'receipt.differing': 'name'
  copy: never
  'copy.name': 'name'
  'copy.done': never
  'copy.done.text': never
  'copy.ok': never
  'copy.failed': never
  script: never
  'script.text': never
  'script.download': 'file'
  'script.run': never
  'script.hash': never
  'script.usage': 'file'
  'script.unreadable': 'file'
  more: never
  noscript: never
}

interface Fairness {
  'seeds.title': never
  'seeds.lead': never
  'seeds.active': never
  'seeds.nonce': never
  'seeds.since': 'time'
  'seeds.commitment': never
  'seeds.client': never
  'seeds.server': never
  'seeds.active.note': never
  'seeds.next': never
  'seeds.next.note': never
  'seeds.change': never
  'seeds.change.lead': never
  'seeds.change.label': never
  'seeds.change.hint': 'most'
  'seeds.change.wrong': 'most'
  'seeds.change.random': never
  'seeds.change.submit': never
  'seeds.change.busy': never
  'seeds.change.done': never
  'seeds.change.open': never
  'seeds.change.history': never
  'seeds.revealed': never
  'seeds.revealed.empty': never
  'seeds.revealed.at': 'time'
  'seeds.rounds': 'count'
  'seeds.check': never
}

interface Games {
  close: never
  loading: never
  launching: never
  'failed.title': never
  'maintenance.title': never
  'maintenance.text': never
  'maintenance.instead': never
  'trial.title': never
  'trial.text': never
  'trial.unsupported': never
  'trial.register': never
  'frame.label': never
  'frame.description': never
  'frame.close': never
  'frame.trial': never
  'frame.toTrial': never
  'frame.toReal': never
  'frame.real': never
  'frame.deposit': never
  'frame.favourite': never
  'frame.full': never
  'frame.pause': never
  'frame.more': never
  'list.title': never
  'list.more': never
  'list.empty': never
  'seamless.title': never
  'seamless.description': never
  'seamless.none.title': never
  'seamless.none.text': never
  'seamless.lobby': never
  'trial.login': never
  'late.title': never
  'late.text': never
  'outside.text': never
  'outside.open': never
  'facts.rtp': 'rtp'
  'facts.volatility.low': never
  'facts.volatility.middle': never
  'facts.volatility.high': never
  'frame.wallet': 'vendor'
  'frame.transfer': never
  'wallet.title': 'vendor'
  'wallet.text': never
  'wallet.transfer': never
  'wallet.open': never
}

interface Gateway {
  'lane.ELOTT': never
  'lane.LOTT': never
  'lane.LIVE': never
  'lane.SPORTS': never
  'lane.COCKFIGHT': never
  'lane.FISH': never
  'lane.RNG': never
  'lane.PVP': never
  'lane.ESPORTS': never
  'menu.HOME': never
  'menu.PROMO': never
  'menu.FAV': never
  'class.adventure': never
  'class.arcade': never
  'class.arena': never
  'class.baccarat': never
  'class.basketball': never
  'class.bingo': never
  'class.blackjack': never
  'class.board': never
  'class.boxing': never
  'class.brazil': never
  'class.cards': never
  'class.classic': never
  'class.cockfight': never
  'class.darts': never
  'class.dice': never
  'class.draw': never
  'class.fighting': never
  'class.football': never
  'class.fruit': never
  'class.jackpot': never
  'class.keno': never
  'class.megalines': never
  'class.poker': never
  'class.quick': never
  'class.racing': never
  'class.roulette': never
  'class.scratch': never
  'class.shooter': never
  'class.show': never
  'class.tennis': never
  'class.tournament': never
  'class.video': never
  'lottery.11X5': never
  'lottery.LF': never
  'lottery.LHC': never
  'lottery.PK10': never
  'lottery.SSC': never
  'help.about': never
  'help.account': never
  'help.security': never
  'help.deposit': never
  'help.rounds': never
  'help.fairness': never
  'help.responsible': never
  'help.crisis': never
  'help.support': never
  'help.terms': never
  'help.privacy': never
  'send.code': 'brand' | 'code' | 'minutes'
  'send.code.subject': 'brand'
  'send.reset.subject': 'brand'
  'send.reset': 'link' | 'minutes'
  'outbox.title': never
  'outbox.lead': never
  'outbox.empty': never
  'outbox.sms': never
  'outbox.email': never
  'outbox.to': never
  'outbox.again': never
  'push.withdrawals': never
  'push.withdrawals.text': never
  'push.rewards': never
  'push.rewards.text': never
  'send.security.subject': 'brand'
  'send.security': 'brand' | 'what'
  'send.security.password_changed': never
  'send.security.withdraw_password_set': never
  'send.security.withdraw_password_reset': never
  'send.security.email_changed': never
  'send.security.mobile_changed': never
  'send.security.authenticator_added': never
  'send.security.authenticator_removed': never
  'send.security.passkey_added': never
  'send.security.passkey_removed': never
  'send.security.recovery_codes_made': never
  'send.security.data_exported': never
  'send.security.payout_account_added': never
  'send.security.account_closed': never
  'send.mobileChanged': 'brand'
  'card.title': never
  'card.lead': never
  'card.over': never
  'card.approved': never
  'card.paid': never
  'card.authorised': never
  'card.funds': never
  'card.bank': never
  'card.back': never
  'team.agent': never
  'team.currency': never
  'team.file.bets': never
  'team.file.games': never
  'team.file.losses': never
  'team.file.movements': never
  'team.period': never
  'team.from': never
  'team.to': never
  'team.state': never
  'team.base': never
  'team.carriedBase': never
  'team.carriedPay': never
  'team.percent': never
  'team.share': never
  'team.gross': never
  'team.downlines': never
  'team.pay': never
  'team.paidAt': never
  'team.number': never
  'team.contract.dividend': never
  'team.contract.dailySalary': never
  'team.contract.hourlySalary': never
  'team.contract.realtimeSalary': never
  'team.contract.rebate': never
  'team.state.due': never
  'team.state.held': never
  'team.state.insufficient': never
  'team.state.paid': never
  'team.state.nothing': never
  'team.state.notReached': never
  'team.file.income': never
  'team.file.statements': never
}

interface Greeting {
  lastLogin: 'when'
  'lastLogin.from': 'device' | 'place' | 'when'
  'firstOffer.how': never
  'firstOffer.open': never
}

interface Help {
  title: never
  description: never
  heading: never
  lead: never
  contents: never
  back: never
  'notFound.title': never
  'notFound.heading': never
  'notFound.text': never
  'notFound.home': never
  'notFound.slots': never
  'notFound.help': never
  'about.title': never
  'about.lead': never
  'about.p1': never
  'about.h1': never
  'about.list1.item1': never
  'about.list1.item2': never
  'about.list1.item3': never
  'about.list1.item4': never
  'about.h2': never
  'about.p2': never
  'about.p3': never
  'about.link1': never
  'account.title': never
  'account.lead': never
  'account.h1': never
  'account.list1.item1': never
  'account.list1.item2': never
  'account.list1.item3': never
  'account.list1.item4': never
  'account.list1.item5': never
  'account.h2': never
  'account.p1': never
  'account.p2': never
  'account.h3': never
  'account.p3': never
  'account.p4': never
  'account.link1': never
  'account.link2': never
  'security.title': never
  'security.lead': never
  'security.h1': never
  'security.list1.item1': never
  'security.list1.item2': never
  'security.list1.item3': never
  'security.list1.item4': never
  'security.h2': never
  'security.p1': never
  'security.p2': never
  'security.h3': never
  'security.list2.item1': never
  'security.list2.item2': never
  'security.list2.item3': never
  'security.list2.item4': never
  'security.list2.item5': never
  'deposit.title': never
  'deposit.lead': never
  'deposit.h1': never
  'deposit.list1.item1': never
  'deposit.list1.item2': never
  'deposit.list1.item3': never
  'deposit.list1.item4': never
  'deposit.h2': never
  'deposit.list2.item1': never
  'deposit.list2.item2': never
  'deposit.list2.item3': never
  'deposit.list2.item4': never
  'deposit.h3': never
  'deposit.p1': never
  'deposit.p2': never
  'deposit.link1': never
  'rounds.title': never
  'rounds.lead': never
  'rounds.h1': never
  'rounds.list1.item1': never
  'rounds.list1.item2': never
  'rounds.list1.item3': never
  'rounds.list1.item4': never
  'rounds.h2': never
  'rounds.p1': never
  'rounds.p2': never
  'rounds.h3': never
  'rounds.p3': never
  'rounds.h4': never
  'rounds.p4': never
  'rounds.h5': never
  'rounds.p5': never
  'rounds.link1': never
  'fairness.title': never
  'fairness.lead': never
  'fairness.h1': never
  'fairness.p1': never
  'fairness.p2': never
  'fairness.p3': never
  'fairness.h2': never
  'fairness.p4': never
  'fairness.p5': never
  'fairness.link1': never
  'fairness.link2': never
  'fairness.link3': never
  'fairness.h3': never
  'fairness.list1.item1': never
  'fairness.list1.item2': never
  'fairness.list1.item3': never
  'fairness.list1.item4': never
  'responsible.title': never
  'responsible.lead': never
  'responsible.p1': never
  'responsible.h1': never
  'responsible.list1.item1': never
  'responsible.list1.item2': never
  'responsible.list1.item3': never
  'responsible.list1.item4': never
  'responsible.list1.item5': never
  'responsible.list1.item6': never
  'responsible.h2': never
  'responsible.list2.item1': never
  'responsible.list2.item2': never
  'responsible.list2.item3': never
  'responsible.list2.item4': never
  'responsible.list2.item5': never
  'responsible.list2.item6': never
  'responsible.list2.item7': never
  'responsible.h3': never
  'responsible.p2': never
  'responsible.h4': never
  'responsible.p3': never
  'responsible.link1': never
  'crisis.title': never
  'crisis.lead': never
  'crisis.h1': never
  'crisis.p1': never
  'crisis.list1.item1': never
  'crisis.list1.item2': never
  'crisis.list1.item3': never
  'crisis.list1.item4': never
  'crisis.link1': never
  'crisis.link2': never
  'support.title': never
  'support.lead': never
  'support.h1': never
  'support.list1.item1': never
  'support.list1.item2': never
  'support.list1.item3': never
  'support.list1.item4': never
  'support.h2': never
  'support.p1': never
  'support.p2': never
  'support.link1': never
  'support.link2': never
  'terms.title': never
  'terms.lead': never
  'terms.h1': never
  'terms.p1': never
  'terms.p2': never
  'terms.h2': never
  'terms.p3': never
  'terms.list1.item1': never
  'terms.list1.item2': never
  'terms.list1.item3': never
  'terms.list1.item4': never
  'terms.h3': never
  'terms.p4': never
  'terms.p5': never
  'terms.h4': never
  'terms.p6': never
  'terms.p7': never
  'terms.h5': never
  'terms.p8': never
  'terms.p9': never
  'terms.h6': never
  'terms.p10': never
  'terms.h7': never
  'terms.p11': never
  'terms.h8': never
  'terms.list2.item1': never
  'terms.list2.item2': never
  'terms.list2.item3': never
  'terms.list2.item4': never
  'terms.list2.item5': never
  'terms.h9': never
  'terms.p12': never
  'terms.h10': never
  'terms.p13': never
  'terms.h11': never
  'terms.p14': never
  'terms.h12': never
  'terms.p15': never
  'terms.link1': never
  'terms.link2': never
  'privacy.title': never
  'privacy.lead': never
  'privacy.h1': never
  'privacy.p1': never
  'privacy.h2': never
  'privacy.list1.item1': never
  'privacy.list1.item2': never
  'privacy.list1.item3': never
  'privacy.list1.item4': never
  'privacy.list1.item5': never
  'privacy.list1.item6': never
  'privacy.p2': never
  'privacy.h3': never
  'privacy.list2.item1': never
  'privacy.list2.item2': never
  'privacy.list2.item3': never
  'privacy.list2.item4': never
  'privacy.list2.item5': never
  'privacy.h4': never
  'privacy.p3': never
  'privacy.list3.item1': never
  'privacy.list3.item2': never
  'privacy.list3.item3': never
  'privacy.h5': never
  'privacy.p4': never
  'privacy.p5': never
  'privacy.h6': never
  'privacy.p6': never
  'privacy.list4.item1': never
  'privacy.list4.item2': never
  'privacy.list4.item3': never
  'privacy.h7': never
  'privacy.p7': never
  'privacy.h8': never
  'privacy.list5.item1': never
  'privacy.list5.item2': never
  'privacy.list5.item3': never
  'privacy.list5.item4': never
  'privacy.list5.item5': never
  'privacy.p8': never
  'privacy.h9': never
  'privacy.p9': never
  'privacy.h10': never
  'privacy.p10': never
  'privacy.link1': never
}

interface History {
  loading: never
  'history.title': never
  'history.game': never
  'history.when': never
  'history.rounds': never
  'history.stake': never
  'history.free': never
  'history.win': never
  'history.net': never
  'history.status': never
  'history.round': 'id'
  'history.betId': never
  'history.roundId': never
  'history.currency': never
  'history.file': never
  'history.file.limit': 'count'
  'history.day': never
  'history.days': never
  'history.days.each': never
  'history.days.since': never
  'history.days.table': never
  'history.days.file': never
  'history.status.won': never
  'history.status.paid': 'amount'
  'history.status.lost': never
  'history.status.open': never
  'history.status.voided': never
  'history.empty.title': never
  'history.empty.text': never
  'round.state.open': never
  'round.state.won': never
  'round.state.lost': never
  'round.state.void': never
  'round.state.refunded': never
  'round.state.cashed': never
  'round.validBet': 'version'
  'round.before': never
  'round.bonusStake': never
  'round.bonusWin': never
  'round.after': never
  'round.placed': never
  'round.settled': never
  'round.corrects': 'id'
  'round.freeRound': never
  'round.picture': 'amount'
  'round.spin': 'count' | 'place'
  'round.spin.previous': never
  'round.spin.next': never
  'round.line': 'amount' | 'line' | 'symbols'
  'round.scatter': 'amount' | 'symbols'
  'round.free': 'count'
  'round.none': never
  'round.replay': never
  'round.replay.frame': never
  'proof.title': never
  'proof.check': never
  'proof.sealed': never
  'proof.change': never
  'proof.commitment': never
  'proof.client': never
  'proof.nonce': 'nonce'
  'proof.public': never
  'proof.number': 'nonce'
  'proof.save': never
  'proof.save.note': never
  'proof.none': never
  'round.note': 'note'
  'error.replay_unavailable': never
  'error.round_not_found': never
  'sessions.view': never
  'sessions.view.sessions': never
  'sessions.view.rounds': never
  'sessions.best': 'amount'
  'sessions.what': 'rounds' | 'when'
  'sessions.rounds': 'bets' | 'count'
  'sessions.open': 'count'
  'sessions.bet': 'stake' | 'win'
  'sessions.earlier': never
}

interface HomeMember {
  'member.label': never
  'member.goOn': 'game'
  'member.play': never
  'member.go': never
  'member.new': never
  'member.today': 'amount' | 'count'
  'member.month': 'amount'
  'member.rewards': never
  'member.rewards.none': never
  'member.rewards.wait': never
  'member.rewards.count': 'count'
  'member.rewards.claim': 'what'
  'member.bonus': 'amount'
  'member.race': 'place' | 'players' | 'time'
  'member.missions': never
  'member.missions.text': never
  'member.vip': never
  'member.vip.next': 'amount' | 'level'
  'member.vip.none': never
  'member.steps.hide': never
  'member.step.contact': never
  'member.step.contact.text': never
  'member.step.limit': never
  'member.step.limit.text': never
  'member.step.deposit': never
  'member.step.deposit.text': never
  'member.step.play': never
  'member.step.play.text': never
}

interface Home {
  title: never
  'title.login': never
  'title.register': never
  'title.promotions': never
  description: never
  'description.promotions': never
  heading: never
  all: never
  'rail.label': never
  'rail.favourites': never
  'rail.home': never
  notices: never
  'notices.list': never
  'notices.pause': never
  'house.games': 'count'
  'banners.label': never
  'banners.track': never
  'hot.title': never
  'hot.more': never
  'recent.title': never
  'favourites.title': never
  'favourites.more': never
  'favourites.none': never
  'favourites.noneText': never
  'promotions.title': never
  'promotions.more': never
  'promotions.terms': never
  'promotions.none': never
  'promotions.noneText': never
  'vendors.title': never
  'banners.pause': never
  'banners.more': never
  'winners.title': never
  'winners.list': never
  'winners.pause': never
  'winners.empty': never
  'winners.emptyText': never
  'winners.failed': never
  'winners.retry': never
  'winners.off': never
  'recent.member': never
  'recent.memberText': never
  'recent.open': never
  'title.promotion': never
  'promotions.over': never
  'promotions.own': never
  'promotions.taken': never
  'promotions.claim': never
  'promotions.join': never
  'promotions.apply': never
  'promotion.heading': never
  'promotion.waiting': never
  'promotion.else': never
  'promotion.unknown': never
  'promotion.unknownText': never
  'promotion.failed': never
  'promotion.failedText': never
  'promotion.retry': never
  'promotion.all': never
  'banners.play': never
}

interface Hub {
  'hub.title': never
  'hub.claim': never
  'hub.claim.all': never
  'hub.claim.busy': never
  'hub.plus': 'list'
  'hub.unit.points': 'count' | 'points'
  'hub.unit.rounds': 'count' | 'points'
  'hub.unit.bonus': 'sum'
  'hub.unit.upTo': 'sum'
  'hub.unit.percent': 'percent' | 'sum'
  'hub.unit.envelopes': 'count'
  'hub.landed': 'sum'
  'hub.landed.none': never
  'hub.reason.taken': never
  'hub.reason.over': never
  'hub.reason.gone': never
  'hub.reason.empty': never
  'hub.reason.blocked': never
  'hub.reason.failed': never
  'hub.blocked': never
  'hub.blocked.open': never
  'hub.kind.sign-in': never
  'hub.kind.rebate': 'category'
  'hub.next.mission': 'left' | 'reward' | 'title'
  'hub.next.offer': 'title'
  'hub.next.signIn': 'when'
  'hub.next.play': never
  'hub.row': 'sum' | 'title'
  'hub.until': 'when'
  'hub.left': 'time'
  'hub.act.claim': never
  'hub.act.play': never
  'hub.act.deposit': never
  'hub.act.terms': never
  'hub.act.see': never
  'hub.act.open': never
  'hub.act.of': 'act' | 'title'
  'hub.ends': never
  'hub.ends.more': 'count'
  'hub.rounds': 'count' | 'game'
  'hub.claimed': 'sum'
  'hub.bonuses': never
  'hub.bonus.left': 'left'
  'hub.bonus.done': 'title'
  'hub.missions': never
  'hub.missions.all': never
  'hub.mission.fact': 'done' | 'target'
  'hub.vip': never
  'hub.vip.way': 'level' | 'next'
  'hub.vip.start': 'next'
  'hub.vip.left': 'left'
  'hub.vip.brings': 'level' | 'list'
  'hub.vip.bonus': 'sum'
  'hub.vip.benefit.week': 'sum'
  'hub.vip.benefit.month': 'sum'
  'hub.vip.rate': 'rate'
  'hub.vip.top': never
  'hub.vip.levels': never
  'hub.vip.reached': never
  'hub.vip.all': never
  'hub.offers': never
  'hub.offers.all': never
  'hub.past': never
  'hub.bonuses.all': never
  'hub.more': never
  'hub.tile.races': never
  'hub.tile.raffle': never
  'hub.tile.envelopes': never
  'hub.tile.points': never
  'hub.tile.rebate': never
  'hub.tile.invite': never
  'hub.fact.place': 'place' | 'players'
  'hub.fact.pool': 'sum'
  'hub.fact.soon': 'when'
  'hub.fact.tickets': 'count'
  'hub.fact.open': 'count'
  'hub.fact.none': never
  'hub.fact.back': 'sum'
  'hub.fact.earned': 'sum'
  'hub.fact.friend': 'sum'
  'hub.fact.failed': never
  'hub.failed': never
  'hub.landed.label': never
}

interface InstantsBaccarat {
  'baccarat.deal': never
  'baccarat.player': never
  'baccarat.banker': never
  'baccarat.tie': never
  'baccarat.player-pair': never
  'baccarat.banker-pair': never
  'baccarat.either-pair': never
  'baccarat.beads': 'banker' | 'player' | 'tie'
  'baccarat.road': 'banker' | 'player' | 'tie'
  'baccarat.said.player': 'banker' | 'player'
  'baccarat.said.banker': 'banker' | 'player'
  'baccarat.said.tie': 'banker' | 'player'
  'baccarat.said.player-pair': never
  'baccarat.said.banker-pair': never
  'baccarat.rules.bets': never
  'baccarat.rules.cards': never
  'baccarat.rules.third': never
  'baccarat.rules.pays': never
  'baccarat.rules.shoe': never
}

interface InstantsBingoHall {
  'bingo.hall.price': never
  'bingo.hall.do': never
  'bingo.hall.more': never
  'bingo.hall.full': never
  'bingo.hall.back': never
  'bingo.hall.buy': never
  'bingo.hall.none': never
  'bingo.hall.mine': 'count' | 'sum'
  'bingo.hall.patterns': 'count'
  'bingo.hall.said': 'balls'
  'bingo.hall.rules.tickets': never
  'bingo.hall.rules.draw': never
  'bingo.hall.rules.all': never
}

interface InstantsBingo {
  'bingo.tickets': never
  'bingo.tickets.count': 'count'
  'bingo.fewer': never
  'bingo.more': never
  'bingo.each': 'each'
  'bingo.price': 'count' | 'each' | 'sum'
  'bingo.balls': never
  'bingo.count': 'count' | 'of'
  'bingo.ticket': 'number'
  'bingo.ticket.won': 'number' | 'times'
  'bingo.marked': never
  'bingo.ball': never
  'bingo.prizes': never
  'bingo.pattern.line': never
  'bingo.pattern.two-lines': never
  'bingo.pattern.full-house': never
  'bingo.said': 'balls' | 'houses' | 'lines' | 'pairs'
  'bingo.bet': never
  'bingo.rules.tickets': never
  'bingo.rules.draw': never
  'bingo.rules.prizes': never
  'bingo.rules.chance': never
}

interface InstantsBlackjackTable {
  'seats.label': never
  'seats.number': 'number'
  'seats.sit': never
  'seats.you': never
  'seats.kept': never
  'seats.yours': never
  'seats.hand': 'number'
  'seats.name.free': 'number'
  'seats.name.own': 'amount' | 'number'
  'seats.name.taken': 'amount' | 'number'
  'seats.name.kept': 'number'
  'seats.hint': 'most'
  'seats.phase.dealing': never
  'seats.phase.own': 'dealer' | 'number' | 'own'
  'seats.phase.other': 'number'
  'seats.phase.insurance': never
  'seats.seconds': 'count'
  'seats.said.nobody': never
  'seats.said.hand': 'number' | 'result' | 'total'
  'seats.rules.seats': never
  'seats.rules.time': never
  'seats.rules.fair': never
}

interface InstantsBlackjack {
  'blackjack.main': never
  'blackjack.insurance': never
  'blackjack.dealer': never
  'blackjack.own': never
  'blackjack.hand': 'number'
  'blackjack.decide': never
  'blackjack.hit': never
  'blackjack.stand': never
  'blackjack.double': never
  'blackjack.split': never
  'blackjack.insure': never
  'blackjack.decline': never
  'blackjack.doubled': never
  'blackjack.short': never
  'blackjack.strategy': never
  'blackjack.advised': never
  'blackjack.offer': 'amount' | 'percent'
  'blackjack.dealt': 'percent'
  'blackjack.rounds': 'percent'
  'blackjack.ace': never
  'blackjack.print.pays': never
  'blackjack.print.dealer': never
  'blackjack.result.blackjack': never
  'blackjack.result.win': never
  'blackjack.result.push': never
  'blackjack.result.loss': never
  'blackjack.result.bust': never
  'blackjack.said.open': 'dealer' | 'own'
  'blackjack.said.dealer': 'total'
  'blackjack.said.hand': 'result' | 'total'
  'blackjack.rules.cards': never
  'blackjack.rules.pays': never
  'blackjack.rules.decisions': never
  'blackjack.rules.insurance': never
  'blackjack.rules.away': never
}

interface InstantsCrash {
  'crash.bets': never
  'crash.bet.first': never
  'crash.bet.second': never
  'crash.second.add': never
  'crash.second.remove': never
  'crash.stake': never
  'crash.stake.less': never
  'crash.stake.more': never
  'crash.auto': never
  'crash.target': 'name'
  'crash.target.less': never
  'crash.target.more': never
  'crash.quick': never
  'crash.do.bet': never
  'crash.do.sending': never
  'crash.do.soon': never
  'crash.do.take-back': never
  'crash.do.take-back.all': never
  'crash.do.cash-out': never
  'crash.do.reached': 'times'
  'crash.do.cashed': 'times'
  'crash.do.lost': never
  'crash.do.back': never
  'crash.do.wait': never
  'crash.sky.open': 'count'
  'crash.sky.ended': never
  'crash.sky.ended.forced': never
  'crash.sky.forced': 'times'
  'crash.sky.void': never
  'crash.sky.waiting': never
  'crash.said.open': never
  'crash.said.began': never
  'crash.said.forced': 'times'
  'crash.said.cashed': 'amount' | 'name' | 'times'
  'crash.said.ended': 'times'
  'crash.said.ended.forced': 'times'
  'crash.said.late': never
  'crash.points': never
  'crash.points.empty': never
  'crash.rules.flight': never
  'crash.rules.cash': never
  'crash.rules.target': never
  'crash.rules.chance': never
  'crash.rules.limit': 'most'
}

interface InstantsDice {
  'dice.side': never
  'dice.side.under': never
  'dice.side.over': never
  'dice.target': never
  'dice.target.less': never
  'dice.target.more': never
  'dice.wins.under': 'target'
  'dice.wins.over': 'target'
  'dice.said.under': 'roll' | 'target'
  'dice.said.over': 'roll' | 'target'
  'dice.rules.roll': never
  'dice.rules.sides': never
  'dice.rules.pays': never
  'dice.rules.limit': never
}

interface InstantsDragonTiger {
  'dragon-tiger.deal': never
  'dragon-tiger.dragon': never
  'dragon-tiger.tiger': never
  'dragon-tiger.tie': never
  'dragon-tiger.suited-tie': never
  'dragon-tiger.last': never
  'dragon-tiger.last.none': never
  'dragon-tiger.said.dragon': 'dragon' | 'tiger'
  'dragon-tiger.said.tiger': 'dragon' | 'tiger'
  'dragon-tiger.said.tie': 'dragon' | 'tiger'
  'dragon-tiger.rules.cards': never
  'dragon-tiger.rules.pays': never
  'dragon-tiger.rules.tie': never
  'dragon-tiger.rules.shoe': never
}

interface InstantsHilo {
  'hilo.take': 'amount'
  'hilo.guess': never
  'hilo.next': never
  'hilo.higher': never
  'hilo.lower': never
  'hilo.same': never
  'hilo.higherOrSame': never
  'hilo.lowerOrSame': never
  'hilo.guess.label': 'amount' | 'chance' | 'name' | 'times'
  'hilo.guess.limit': 'name'
  'hilo.skip': never
  'hilo.move.higher': never
  'hilo.move.lower': never
  'hilo.move.skip': never
  'hilo.before': never
  'hilo.before.text': 'times'
  'hilo.chances': never
  'hilo.order': never
  'hilo.hidden': never
  'hilo.card': 'rank' | 'suit'
  'hilo.rank.ace': never
  'hilo.rank.jack': never
  'hilo.rank.queen': never
  'hilo.rank.king': never
  'hilo.suit.spades': never
  'hilo.suit.hearts': never
  'hilo.suit.diamonds': never
  'hilo.suit.clubs': never
  'hilo.said.lost': 'card' | 'count'
  'hilo.said.taken': 'count' | 'times'
  'hilo.said.card': 'card' | 'times'
  'hilo.bet': never
  'hilo.rules.guess': never
  'hilo.rules.ends': never
  'hilo.rules.pays': never
  'hilo.rules.limit': never
  'hilo.rules.away': never
}

interface InstantsKeno {
  'keno.card': 'count'
  'keno.number.hit': 'number'
  'keno.number.drawn': 'number'
  'keno.pick': never
  'keno.quick': never
  'keno.clear': never
  'keno.none': never
  'keno.gain': 'percent'
  'keno.pays': 'count'
  'keno.pay': 'chance' | 'count' | 'times'
  'keno.last': never
  'keno.last.none': never
  'keno.hits': 'count' | 'picks'
  'keno.said': 'count' | 'numbers' | 'picks'
  'keno.bet': 'count' | 'risk'
  'keno.rules.pick': never
  'keno.rules.draw': never
  'keno.rules.risk': never
}

interface InstantsLightningRoulette {
  'lightning.lucky': never
  'lightning.lucky.one': 'number' | 'times'
  'lightning.wait': never
  'lightning.said': 'came' | 'lucky'
  'lightning.rules.lucky': never
  'lightning.rules.straight': never
  'lightning.rules.chance': never
}

interface InstantsLimbo {
  'limbo.target': never
  'limbo.target.less': never
  'limbo.target.more': never
  'limbo.quick': never
  'limbo.line': 'target'
  'limbo.said': 'point' | 'target'
  'limbo.rules.point': never
  'limbo.rules.wins': never
  'limbo.rules.pays': never
  'limbo.rules.limit': never
}

interface InstantsMines {
  'mines.take': 'amount'
  'mines.pick': never
  'mines.choose': never
  'mines.fewer': never
  'mines.more': never
  'mines.count': 'count'
  'mines.first': 'times'
  'mines.next': 'percent'
  'mines.ladder': never
  'mines.step': 'pick' | 'times'
  'mines.field': never
  'mines.cell': 'column' | 'row' | 'state'
  'mines.cell.hidden': never
  'mines.cell.asked': never
  'mines.cell.gem': never
  'mines.cell.burst': never
  'mines.cell.mine': never
  'mines.cell.left': never
  'mines.said.lost': 'count' | 'picks'
  'mines.said.taken': 'count' | 'picks'
  'mines.rules.field': never
  'mines.rules.pays': never
  'mines.rules.limit': never
  'mines.rules.away': never
}

interface InstantsMoneyWheel {
  'money-wheel.turn': never
  'money-wheel.wheel': never
  'money-wheel.places': never
  'money-wheel.number': 'number'
  'money-wheel.place': 'all' | 'count' | 'number'
  'money-wheel.count': 'all' | 'count'
  'money-wheel.factor': 'factor'
  'money-wheel.last': never
  'money-wheel.last.none': never
  'money-wheel.said': 'number'
  'money-wheel.said.jokers': 'jokers' | 'number'
  'money-wheel.rules.place': never
  'money-wheel.rules.pays': never
  'money-wheel.rules.joker': never
  'money-wheel.rules.most': never
}

interface InstantsPlinko {
  'plinko.name': 'risk' | 'rows'
  'plinko.rows': never
  'plinko.bet': 'risk' | 'rows'
  'plinko.said': 'slot' | 'times'
  'plinko.rules.ball': never
  'plinko.rules.risk': never
  'plinko.rules.pays': never
  'plinko.rules.limit': never
}

interface InstantsRoulette {
  'roulette.spin': never
  'roulette.table': never
  'roulette.wheel': never
  'roulette.pays.upTo': 'most' | 'pays'
  'roulette.colour.red': 'number'
  'roulette.colour.black': 'number'
  'roulette.colour.green': 'number'
  'roulette.last': never
  'roulette.last.none': never
  'roulette.view': never
  'roulette.view.table': never
  'roulette.view.track': never
  'roulette.place.straight': 'last'
  'roulette.place.split': 'last' | 'numbers'
  'roulette.place.trio': 'last' | 'numbers'
  'roulette.place.street': 'last' | 'numbers'
  'roulette.place.corner': 'last' | 'numbers'
  'roulette.place.first-four': 'last' | 'numbers'
  'roulette.place.line': 'first' | 'last'
  'roulette.place.column': 'first' | 'last' | 'nth'
  'roulette.place.dozen': 'first' | 'last' | 'nth'
  'roulette.place.red': never
  'roulette.place.black': never
  'roulette.place.even': never
  'roulette.place.odd': never
  'roulette.place.low': never
  'roulette.place.high': never
  'roulette.short.dozen-1': never
  'roulette.short.dozen-2': never
  'roulette.short.dozen-3': never
  'roulette.short.even': never
  'roulette.short.odd': never
  'roulette.kind.straight': never
  'roulette.kind.split': never
  'roulette.kind.trio': never
  'roulette.kind.street': never
  'roulette.kind.corner': never
  'roulette.kind.first-four': never
  'roulette.kind.line': never
  'roulette.kind.column': never
  'roulette.kind.dozen': never
  'roulette.kind.red': never
  'roulette.kind.black': never
  'roulette.kind.even': never
  'roulette.kind.odd': never
  'roulette.kind.low': never
  'roulette.kind.high': never
  'roulette.track.neighbours': 'count' | 'number'
  'roulette.track.reach': 'count'
  'roulette.track.fewer': never
  'roulette.track.more': never
  'roulette.call.voisins': never
  'roulette.call.tiers': never
  'roulette.call.orphelins': never
  'roulette.call.zero': never
  'roulette.call.short.voisins': never
  'roulette.call.short.tiers': never
  'roulette.call.short.orphelins': never
  'roulette.call.short.zero': never
  'roulette.said': 'came'
  'roulette.rules.place': never
  'roulette.rules.pays': never
  'roulette.rules.zero': never
  'roulette.rules.track': never
}

interface InstantsScratch {
  'scratch.ticket': never
  'scratch.panel.closed': 'place'
  'scratch.panel.open': 'place' | 'symbol' | 'times'
  'scratch.symbol.0': never
  'scratch.symbol.1': never
  'scratch.symbol.2': never
  'scratch.symbol.3': never
  'scratch.symbol.4': never
  'scratch.symbol.5': never
  'scratch.symbol.6': never
  'scratch.symbol.7': never
  'scratch.symbol.8': never
  'scratch.symbol.9': never
  'scratch.all': never
  'scratch.caption': 'amount'
  'scratch.gain': 'percent'
  'scratch.prizes': never
  'scratch.prize': 'chance' | 'times'
  'scratch.said.won': 'times'
  'scratch.said.none': never
  'scratch.bet': 'risk'
  'scratch.rules.price': never
  'scratch.rules.three': never
  'scratch.rules.panels': never
  'scratch.rules.risk': never
}

interface InstantsSicBo {
  'sic-bo.roll': never
  'sic-bo.rolling': never
  'sic-bo.dice': 'one' | 'three' | 'two'
  'sic-bo.said': 'dice' | 'total'
  'sic-bo.last': never
  'sic-bo.last.none': never
  'sic-bo.short.small': never
  'sic-bo.short.odd': never
  'sic-bo.short.even': never
  'sic-bo.short.big': never
  'sic-bo.short.any-triple': never
  'sic-bo.bet.small': never
  'sic-bo.bet.big': never
  'sic-bo.bet.odd': never
  'sic-bo.bet.even': never
  'sic-bo.bet.any-triple': never
  'sic-bo.bet.total': 'total'
  'sic-bo.bet.single': 'face'
  'sic-bo.bet.double': 'face'
  'sic-bo.bet.triple': 'face'
  'sic-bo.bet.combination': 'face' | 'other'
  'sic-bo.kind.single': never
  'sic-bo.kind.double': never
  'sic-bo.kind.triple': never
  'sic-bo.kind.combination': never
  'sic-bo.row.total': never
  'sic-bo.row.single': never
  'sic-bo.row.double': never
  'sic-bo.row.triple': never
  'sic-bo.row.combination': never
  'sic-bo.rules.place': never
  'sic-bo.rules.even': never
  'sic-bo.rules.dice': never
  'sic-bo.rules.total': never
}

interface InstantsVideoPoker {
  'video-poker.hand': never
  'video-poker.table': never
  'video-poker.chance': 'every'
  'video-poker.draw': never
  'video-poker.dealing': never
  'video-poker.hold': never
  'video-poker.held': 'card' | 'number'
  'video-poker.notHeld': 'card' | 'number'
  'video-poker.choose': never
  'video-poker.nothing': never
  'video-poker.return': 'percent'
  'video-poker.yours': never
  'video-poker.best': never
  'video-poker.same': never
  'video-poker.none': never
  'video-poker.royal-flush': never
  'video-poker.straight-flush': never
  'video-poker.four-of-a-kind': never
  'video-poker.full-house': never
  'video-poker.flush': never
  'video-poker.straight': never
  'video-poker.three-of-a-kind': never
  'video-poker.two-pair': never
  'video-poker.jacks-or-better': never
  'video-poker.said': 'hand'
  'video-poker.said.dealt': 'cards'
  'video-poker.said.nothing': never
  'video-poker.rules.cards': never
  'video-poker.rules.hold': never
  'video-poker.rules.worth': never
  'video-poker.rules.away': never
}

interface InstantsWheel {
  'wheel.name': 'risk' | 'segments'
  'wheel.segments': never
  'wheel.bet': 'risk' | 'segments'
  'wheel.said': 'times'
  'wheel.rules.spin': never
  'wheel.rules.risk': never
  'wheel.rules.pays': never
  'wheel.rules.limit': never
}

interface Instants {
  'instants.bet': never
  'instants.wait': never
  'instants.sending': never
  'instants.balance': 'amount'
  'instants.void': 'stake'
  'instants.lost': never
  'instants.won': 'amount'
  'instants.returned': 'amount' | 'stake'
  'instants.result.won': never
  'instants.result.returned': never
  'instants.result.lost': never
  'instants.stake.note': 'largest' | 'most'
  'instants.chips.total': never
  'instants.chips.upTo': never
  'instants.chips.value': never
  'instants.chips.undo': never
  'instants.chips.clear': never
  'instants.chips.double': never
  'instants.chips.repeat': never
  'instants.chips.place': never
  'instants.chips.laid': 'place' | 'sum'
  'instants.chips.pays': 'pays' | 'place'
  'instants.chips.refused.round': 'most'
  'instants.chips.refused.funds': never
  'instants.chips.refused.win': 'most'
  'instants.close': never
  'instants.info.title': never
  'instants.info.rules': never
  'instants.info.odds': never
  'instants.info.bet': never
  'instants.info.return': never
  'instants.info.hits': never
  'instants.info.largest': never
  'instants.info.choice': never
  'instants.info.loading': never
  'instants.info.stakes': never
  'instants.info.between': 'least' | 'most'
  'instants.info.mostWin': never
  'instants.info.returnText': never
  'instants.info.interrupted': never
  'instants.fair.title': never
  'instants.fair.text': never
  'instants.fair.commitment': never
  'instants.fair.client': never
  'instants.fair.nonce': never
  'instants.fair.verify': never
  'instants.fair.history': never
  'instants.card': 'rank' | 'suit'
  'instants.card.ace': never
  'instants.card.jack': never
  'instants.card.queen': never
  'instants.card.king': never
  'instants.card.spades': never
  'instants.card.hearts': never
  'instants.card.diamonds': never
  'instants.card.clubs': never
  'instants.card.hidden': never
  'instants.past': never
  'instants.past.empty': never
  'instants.past.one': 'amount' | 'result'
  'instants.risk': never
  'instants.risk.low': never
  'instants.risk.middle': never
  'instants.risk.high': never
  'instants.chance': never
  'instants.pays': never
  'instants.chances': never
  'instants.chances.one': 'chance' | 'times'
  'instants.win': never
}

interface Jackpot {
  title: never
  description: never
  heading: never
  illustrative: never
  grows: 'ceiling' | 'games' | 'share'
  'games.more': 'games'
  last: 'amount' | 'name'
  'last.none': never
  'play.game': 'game'
  how: never
  off: never
  rule: never
  'rule.1': never
  'rule.2': never
  'rule.3': never
  'rule.4': never
  terms: never
  history: never
  'history.empty': never
  'history.failed': never
  'history.retry': never
  'fact.openedAt': never
  'fact.start': never
  'fact.ceiling': never
  'fact.share': never
  'fact.seedHash': never
  'fact.seed': never
  'fact.fallsAt': never
  'fact.counted': never
  'fact.bet': never
  'fact.bet.value': 'amount' | 'number'
  'check.open': never
  check: never
  'check.found.right': never
  'check.found.seed': never
  'check.found.drawn': never
  'check.found.amount': never
}

interface KycNeeded {
  'needed.amount.basic': 'amount'
  'needed.amount.advanced': 'amount'
  'needed.payouts.basic': 'amount' | 'count'
  'needed.payouts.advanced': 'amount' | 'count'
  'needed.deposits.basic': 'amount'
  'needed.deposits.advanced': 'amount'
  'needed.first': never
  'needed.open': never
  'error.identity_required': never
  'reason.blurred': never
  'reason.cut_off': never
  'reason.wrong_document': never
  'reason.document_expired': never
  'reason.name_differs': never
  'reason.number_differs': never
  'reason.face_differs': never
  'reason.address_old': never
  'reason.not_genuine': never
  'reason.documents': never
}

interface KycTier {
  'standing.title': never
  'tier.none': never
  'tier.none.text': never
  'tier.basic': never
  'tier.basic.text': never
  'tier.advanced': never
  'tier.advanced.text': never
  'tier.required.basic': never
  'tier.required.advanced': never
  'standing.opens.basic': 'amount'
  'standing.opens.advanced': 'amount'
  'standing.opens.first': never
  'standing.missing.basic': never
  'standing.missing.advanced': never
  'standing.draft': 'count'
  'standing.draft.full': never
  'standing.review': 'duration'
  'standing.rejected': never
  'standing.expired': never
  'standing.go.missing': never
  'standing.go.missing.advanced': never
  'standing.go.draft': never
  'standing.go.review': never
  'standing.go.rejected': never
  'standing.go.expired': never
  'standing.go.done': never
  'standing.state.draft': never
  'standing.state.review': never
  'standing.state.rejected': never
  'standing.state.expired': never
}

interface Kyc {
  'kyc.title': never
  'kyc.lead': never
  'tier.title': never
  'tier.above.basic': 'amount' | 'count'
  'tier.above.advanced': 'amount'
  'tier.first.basic': never
  'steps.label': 'of' | 'step'
  'step.back': never
  'step.next': never
  'step.busy': never
  'why.basic.title': never
  'why.basic.text': never
  'why.advanced.title': never
  'why.advanced.text': never
  'why.needs': never
  'why.needs.document': never
  'why.needs.face': never
  'why.needs.address': never
  'why.needs.light': never
  'why.time': 'duration'
  'why.keep': 'count'
  'why.begin': never
  'document.title': never
  'document.id_card': never
  'document.id_card.text': never
  'document.driving_licence': never
  'document.driving_licence.text': never
  'document.passport': never
  'document.passport.text': never
  'document.required': never
  'side.front': never
  'side.front.text': never
  'side.back': never
  'side.back.text': never
  'side.face': never
  'side.face.text': never
  'side.address': never
  'side.address.text': never
  'side.preview': 'side'
  'side.preview.failed': never
  'side.required': never
  'side.camera': never
  'side.again': never
  'side.sending': never
  'side.checking': never
  'summary.title': never
  'summary.text': never
  'summary.change': never
  'summary.document': never
  'summary.send': never
  'review.title': never
  'review.text': 'duration'
  'review.sent': 'when'
  'rejected.title': never
  'expired.title': never
  'expired.text': never
  again: never
  'done.title': never
  'done.text': never
  'list.title': never
  'list.empty': never
  'check.basic': never
  'check.advanced': never
  'check.until': 'day'
  'state.draft': never
  'state.submitted': never
  'state.review': never
  'state.approved': never
  'state.rejected': never
  'state.expired': never
  'error.identity_kind_missing': never
  'error.identity_check_open': never
  'error.identity_check_not_found': never
  'error.identity_check_sent': never
  'error.identity_side_unknown': never
  'error.identity_incomplete': never
}

interface LineTransfers {
  'transfer.title': never
  'alone.title': never
  'alone.text': never
  'safe.title': never
  'safe.text': never
  'safe.link': never
  'why.blocked': never
  'why.rests': 'when'
  'why.turnover': 'amount'
  'why.today': 'when'
  'why.unavailable': 'account'
  'form.title': never
  'form.lead': never
  'form.lead.agent': never
  'form.balance': never
  'form.most': never
  'form.left': never
  'form.left.text': 'amount' | 'count'
  'form.to': never
  'to.up': 'account'
  'to.down': never
  'below.label': never
  'below.hint': never
  'below.required': never
  'form.amount': never
  'form.bounds': 'maximum' | 'minimum'
  'form.all': 'amount'
  'form.submit': never
  'amount.required': never
  'amount.format': never
  'amount.minimum': 'amount'
  'amount.maximum': 'amount'
  'amount.balance': 'amount'
  'password.label': never
  'password.required': never
  'password.show': never
  'password.hide': never
  'confirm.title': never
  'confirm.after': never
  'confirm.lead': never
  'confirm.submit': 'amount'
  'confirm.busy': never
  'confirm.back': never
  'done.title': never
  'done.made': 'account'
  'done.at': never
  'done.number': never
  'done.again': never
  'list.title': never
  'list.sent': 'account'
  'list.received': 'account'
  'list.empty.title': never
  'list.empty.text': never
  'error.receiver_unknown': never
  'error.receiver_unavailable': never
  'error.transfer_limit': never
  'error.turnover_open': never
  'error.withdrawals_rest': never
  'error.withdrawal_locked': never
}

interface Line {
  'line.title': never
  'search.label': never
  'search.hint': never
  'search.short': never
  'search.submit': never
  'search.results': 'search'
  'search.empty.title': never
  'search.empty.text': never
  'search.more': never
  'search.back': never
  path: never
  'path.me': never
  'kind.agent': never
  'kind.member': never
  unavailable: never
  'unavailable.text': never
  'place.level': 'level'
  'list.mine': never
  'list.below': 'account'
  'list.empty.title': never
  'list.empty.mine': never
  'list.empty.below': never
  'column.account': never
  'column.level': never
  'column.above': never
  'column.above.me': never
  'column.validBet': never
  'column.deposited': never
  'list.month': never
  'place.joined': 'day'
  'place.played': 'day'
  'place.never': never
  counted: 'when'
  'facts.joined': never
  'facts.below': never
  'facts.team': never
  many: 'count'
  'figures.own': never
  'figures.team': never
  period: never
  'period.today': never
  'period.month': never
  'period.lastMonth': never
  acts: never
  'acts.send': never
  'acts.rebate': never
  'acts.contracts': never
  'error.downline_unknown': never
  'column.houseResult': never
  'tree.open': 'account'
  'tree.all': 'account'
  'tree.below': 'count'
  'tree.below.many': 'count'
}

interface LinksBanner {
  headline: never
  text: never
  scan: never
  code: never
  law: never
}

interface Links {
  'links.title': never
  'links.lead': 'rate'
  loading: never
  views: never
  'view.links': never
  'view.open': never
  'view.rebates': never
  'new.open': never
  'new.left': 'count'
  'new.none': never
  'new.name': never
  'new.name.hint': never
  'new.name.wrong': never
  kind: never
  'kind.member': never
  'kind.agent': never
  'kind.agent.full': never
  rate: never
  'rate.hint': 'most'
  'rate.wrong': 'most'
  lastDay: never
  'lastDay.hint': never
  'lastDay.wrong': never
  maxUses: never
  'maxUses.hint': never
  'maxUses.wrong': never
  language: never
  landingPage: never
  'page.home': never
  'page.slots': never
  'page.live': never
  'page.sports': never
  'page.promotions': never
  'page.register': never
  'new.submit': never
  'new.busy': never
  'new.done': never
  list: never
  'list.empty': never
  'list.empty.text': never
  own: never
  'state.open': never
  'state.inactive': never
  'state.expired': never
  'state.usedUp': never
  code: never
  address: never
  gives: never
  until: never
  'until.never': never
  uses: never
  'uses.any': never
  made: never
  'copy.address': never
  'copy.failed': never
  copied: never
  'copied.text': never
  'copied.confirm': never
  share: never
  'share.text': 'link'
  'switch.off': never
  'switch.on': never
  'switch.off.text': never
  'switch.cancel': never
  pictures: never
  postbacks: never
  'link.qr': 'name'
  banner: never
  'banner.size': never
  'banner.size.square': never
  'banner.size.wide': never
  'banner.size.story': never
  'banner.language': never
  'banner.label': 'height' | 'name' | 'width'
  'banner.save': never
  'banner.busy': never
  'banner.failed': never
  funnel: never
  'funnel.clicks': never
  'funnel.registrations': never
  'funnel.verified': never
  'funnel.deposited': never
  'funnel.active': never
  'funnel.note': never
  'open.title': never
  'open.lead': never
  'open.closed': never
  'open.kind': never
  'open.kind.member': never
  'open.kind.agent': never
  'open.username': never
  'open.username.required': never
  'open.username.wrong': 'max' | 'min'
  'open.username.reserved': never
  'open.taken': never
  'open.password': never
  'open.password.again': never
  'open.password.wrong': 'min'
  'open.password.common': never
  'open.password.differ': never
  'open.password.show': never
  'open.password.hide': never
  'open.submit': never
  'open.busy': never
  'open.done.member': 'account'
  'open.done.agent': 'account'
  'rebates.title': never
  'rebates.lead': never
  'rebates.empty': never
  'rebates.empty.text': never
  'rebates.all': never
  'rebates.none': 'account'
  'rebates.since': 'date'
  'rebates.next': 'date' | 'rate'
  'rebates.change': never
  'rebates.change.of': 'account'
  'rebates.new': 'account'
  'rebates.submit': never
  'rebates.busy': never
  'error.link_unknown': never
  'error.link_limit': never
  'error.downline_unknown': never
  'error.downline_by_link_only': never
  'error.rebate_above_own': never
  rebate_above: 'most'
  'error.rebate_below_downline': never
  rebate_below: 'count'
}

interface LobbyChat {
  title: never
  loading: never
  none: never
  support: never
  invalid: never
  late: never
  apart: never
  open: never
  hosts: 'names'
}

interface LobbyEmpty {
  'empty.search.title': 'search'
  'empty.search.text': never
  'empty.elsewhere': never
  'empty.category': 'category' | 'games'
  'empty.open': never
  'empty.favourites.title': never
  'empty.favourites.text': never
  'empty.recent.title': never
  'empty.recent.text': never
  'empty.playable.title': never
  'empty.playable.text': never
  'empty.hot.title': never
  'empty.hot.text': never
  'empty.none.title': never
  'empty.none.text': never
  'empty.login': never
  'empty.clear': never
  'empty.all': never
}

interface LobbyFound {
  found: 'count'
  'found.some': never
  meant: 'meant'
  'filters.found': 'count'
  'filters.clear': never
  'filters.remove': never
  'empty.failed.title': never
  'empty.failed.text': never
  'empty.retry': never
}

interface LobbySearch {
  title: never
  field: never
  hint: never
  recent: never
  results: never
  found: 'count'
  meant: 'meant'
  'none.title': 'text'
  'none.text': never
  'none.instead': never
  more: never
  resting: never
  'category.RNG': never
  'category.LIVE': never
  'category.FISH': never
  'category.PVP': never
  'category.SPORTS': never
  'category.ESPORTS': never
  'category.LOTT': never
  'category.ELOTT': never
}

interface Lobby {
  'badge.hot': never
  'badge.new': never
  'badge.maintenance': never
  play: never
  open: never
  details: never
  favourite: 'game'
  games: 'count'
  show: never
  'show.all': never
  'show.playable': never
  'show.hot': never
  'show.recent': never
  'show.favourites': never
  loading: never
  filters: never
  'filters.show': never
  search: never
  vendors: never
  'vendors.all': never
  classes: never
  'classes.all': never
  pager: never
  'pager.first': never
  'pager.previous': never
  'pager.next': never
  'pager.page': 'number'
  'empty.category.title': never
  'empty.category.text': never
  'empty.category.home': never
  'all.title': 'category' | 'page'
  'title.RNG': never
  'description.RNG': never
  'title.LIVE': never
  'description.LIVE': never
  'title.FISH': never
  'description.FISH': never
  'title.PVP': never
  'description.PVP': never
  'title.SPORTS': never
  'description.SPORTS': never
  'title.ESPORTS': never
  'description.ESPORTS': never
  'title.LOTT': never
  'description.LOTT': never
  'title.ELOTT': never
  'description.ELOTT': never
  'class.video': never
  'class.classic': never
  'class.megalines': never
  'class.jackpot': never
  'class.fruit': never
  'class.adventure': never
  'class.brazil': never
  'class.arcade': never
  'class.arena': never
  'class.baccarat': never
  'class.basketball': never
  'class.bingo': never
  'class.blackjack': never
  'class.board': never
  'class.boxing': never
  'class.cards': never
  'class.cockfight': never
  'class.darts': never
  'class.dice': never
  'class.draw': never
  'class.fighting': never
  'class.football': never
  'class.keno': never
  'class.poker': never
  'class.quick': never
  'class.racing': never
  'class.roulette': never
  'class.scratch': never
  'class.shooter': never
  'class.show': never
  'class.tennis': never
  'class.tournament': never
  'list.hot': never
  'list.slots': never
  'list.categories': never
  'title.favorite': never
  'description.favorite': never
  'heading.favorite': never
  'title.recent': never
  'description.recent': never
  'heading.recent': never
  decimal: never
}

interface Lotteries {
  'title.lottery': never
  'heading.lottery': never
  'text.lottery': never
  'title.seaLottery': never
  'heading.seaLottery': never
  'text.seaLottery': never
  'title.vnLottery': never
  'heading.vnLottery': never
  'text.vnLottery': never
  modes: never
  'mode.LOTT': never
  'mode.ELOTT': never
  'mode.ZY': never
  'mode.SEA': never
  types: never
  count: 'count'
  'draws.days': 'clock' | 'days'
  none: never
  loading: never
  close: never
  opening: never
  resting: never
  instead: never
  trial: never
  'trial.register': never
}

interface Lottery11x5 {
  'lottery.11x5.play.any1': never
  'lottery.11x5.how.any1': never
  'lottery.11x5.play.any2': never
  'lottery.11x5.how.any2': never
  'lottery.11x5.play.any3': never
  'lottery.11x5.how.any3': never
  'lottery.11x5.play.any4': never
  'lottery.11x5.how.any4': never
  'lottery.11x5.play.any5': never
  'lottery.11x5.how.any5': never
  'lottery.11x5.play.any6': never
  'lottery.11x5.how.any6': never
  'lottery.11x5.play.any7': never
  'lottery.11x5.how.any7': never
  'lottery.11x5.play.any8': never
  'lottery.11x5.how.any8': never
  'lottery.11x5.play.first1-direct': never
  'lottery.11x5.how.first1-direct': never
  'lottery.11x5.play.first2-direct': never
  'lottery.11x5.how.first2-direct': never
  'lottery.11x5.play.first3-direct': never
  'lottery.11x5.how.first3-direct': never
  'lottery.11x5.play.first2-group': never
  'lottery.11x5.how.first2-group': never
  'lottery.11x5.play.first3-group': never
  'lottery.11x5.how.first3-group': never
  'lottery.11x5.play.first3-any1': never
  'lottery.11x5.how.first3-any1': never
  'lottery.11x5.play.positioned': never
  'lottery.11x5.how.positioned': never
  'lottery.11x5.play.odd-count': never
  'lottery.11x5.how.odd-count': never
  'lottery.11x5.play.middle': never
  'lottery.11x5.how.middle': never
  'lottery.11x5.group.any': never
  'lottery.11x5.group.first': never
  'lottery.11x5.group.places': never
  'lottery.11x5.group.measures': never
  'lottery.11x5.row.first': never
  'lottery.11x5.row.second': never
  'lottery.11x5.row.third': never
  'lottery.11x5.row.fourth': never
  'lottery.11x5.row.fifth': never
  'lottery.11x5.row.numbers': never
  'lottery.11x5.row.count': never
  'lottery.11x5.row.number': never
  'lottery.11x5.rules.11x5': never
  'lottery.11x5.rules.prizes': never
  'lottery.11x5.rules.close': never
  'lottery.11x5.rules.void': never
  'lottery.11x5.rules.fair': never
}

interface LotteryDigits {
  'lottery.digits.play.positioned': never
  'lottery.digits.how.positioned': never
  'lottery.digits.play.five-direct': never
  'lottery.digits.how.five-direct': never
  'lottery.digits.play.four-direct': never
  'lottery.digits.how.four-direct': never
  'lottery.digits.play.three-direct': never
  'lottery.digits.how.three-direct': never
  'lottery.digits.play.front3-direct': never
  'lottery.digits.how.front3-direct': never
  'lottery.digits.play.middle3-direct': never
  'lottery.digits.how.middle3-direct': never
  'lottery.digits.play.back3-direct': never
  'lottery.digits.how.back3-direct': never
  'lottery.digits.play.front2-direct': never
  'lottery.digits.how.front2-direct': never
  'lottery.digits.play.back2-direct': never
  'lottery.digits.how.back2-direct': never
  'lottery.digits.play.five-120': never
  'lottery.digits.how.five-120': never
  'lottery.digits.play.five-60': never
  'lottery.digits.how.five-60': never
  'lottery.digits.play.five-30': never
  'lottery.digits.how.five-30': never
  'lottery.digits.play.five-20': never
  'lottery.digits.how.five-20': never
  'lottery.digits.play.five-10': never
  'lottery.digits.how.five-10': never
  'lottery.digits.play.five-5': never
  'lottery.digits.how.five-5': never
  'lottery.digits.play.four-24': never
  'lottery.digits.how.four-24': never
  'lottery.digits.play.four-12': never
  'lottery.digits.how.four-12': never
  'lottery.digits.play.four-6': never
  'lottery.digits.how.four-6': never
  'lottery.digits.play.four-4': never
  'lottery.digits.how.four-4': never
  'lottery.digits.play.three-group3': never
  'lottery.digits.how.three-group3': never
  'lottery.digits.play.three-group6': never
  'lottery.digits.how.three-group6': never
  'lottery.digits.play.three-any1': never
  'lottery.digits.how.three-any1': never
  'lottery.digits.play.three-any2': never
  'lottery.digits.how.three-any2': never
  'lottery.digits.play.three-sum': never
  'lottery.digits.how.three-sum': never
  'lottery.digits.play.three-span': never
  'lottery.digits.how.three-span': never
  'lottery.digits.play.three-shape': never
  'lottery.digits.how.three-shape': never
  'lottery.digits.play.front3-group3': never
  'lottery.digits.how.front3-group3': never
  'lottery.digits.play.front3-group6': never
  'lottery.digits.how.front3-group6': never
  'lottery.digits.play.front3-any1': never
  'lottery.digits.how.front3-any1': never
  'lottery.digits.play.front3-any2': never
  'lottery.digits.how.front3-any2': never
  'lottery.digits.play.front3-sum': never
  'lottery.digits.how.front3-sum': never
  'lottery.digits.play.front3-span': never
  'lottery.digits.how.front3-span': never
  'lottery.digits.play.front3-shape': never
  'lottery.digits.how.front3-shape': never
  'lottery.digits.play.middle3-group3': never
  'lottery.digits.how.middle3-group3': never
  'lottery.digits.play.middle3-group6': never
  'lottery.digits.how.middle3-group6': never
  'lottery.digits.play.middle3-any1': never
  'lottery.digits.how.middle3-any1': never
  'lottery.digits.play.middle3-any2': never
  'lottery.digits.how.middle3-any2': never
  'lottery.digits.play.middle3-sum': never
  'lottery.digits.how.middle3-sum': never
  'lottery.digits.play.middle3-span': never
  'lottery.digits.how.middle3-span': never
  'lottery.digits.play.middle3-shape': never
  'lottery.digits.how.middle3-shape': never
  'lottery.digits.play.back3-group3': never
  'lottery.digits.how.back3-group3': never
  'lottery.digits.play.back3-group6': never
  'lottery.digits.how.back3-group6': never
  'lottery.digits.play.back3-any1': never
  'lottery.digits.how.back3-any1': never
  'lottery.digits.play.back3-any2': never
  'lottery.digits.how.back3-any2': never
  'lottery.digits.play.back3-sum': never
  'lottery.digits.how.back3-sum': never
  'lottery.digits.play.back3-span': never
  'lottery.digits.how.back3-span': never
  'lottery.digits.play.back3-shape': never
  'lottery.digits.how.back3-shape': never
  'lottery.digits.play.front2-sum': never
  'lottery.digits.how.front2-sum': never
  'lottery.digits.play.front2-span': never
  'lottery.digits.how.front2-span': never
  'lottery.digits.play.front2-group': never
  'lottery.digits.how.front2-group': never
  'lottery.digits.play.front2-size': never
  'lottery.digits.how.front2-size': never
  'lottery.digits.play.back2-sum': never
  'lottery.digits.how.back2-sum': never
  'lottery.digits.play.back2-span': never
  'lottery.digits.how.back2-span': never
  'lottery.digits.play.back2-group': never
  'lottery.digits.how.back2-group': never
  'lottery.digits.play.back2-size': never
  'lottery.digits.how.back2-size': never
  'lottery.digits.play.four-any1': never
  'lottery.digits.how.four-any1': never
  'lottery.digits.play.four-any2': never
  'lottery.digits.how.four-any2': never
  'lottery.digits.play.five-any1': never
  'lottery.digits.how.five-any1': never
  'lottery.digits.play.five-any2': never
  'lottery.digits.how.five-any2': never
  'lottery.digits.play.five-any3': never
  'lottery.digits.how.five-any3': never
  'lottery.digits.play.any2-direct': never
  'lottery.digits.how.any2-direct': never
  'lottery.digits.play.any3-direct': never
  'lottery.digits.how.any3-direct': never
  'lottery.digits.play.any4-direct': never
  'lottery.digits.how.any4-direct': never
  'lottery.digits.play.sum-size': never
  'lottery.digits.how.sum-size': never
  'lottery.digits.play.sides-first-second': never
  'lottery.digits.how.sides-first-second': never
  'lottery.digits.play.sides-first-third': never
  'lottery.digits.how.sides-first-third': never
  'lottery.digits.play.sides-first-fourth': never
  'lottery.digits.how.sides-first-fourth': never
  'lottery.digits.play.sides-first-fifth': never
  'lottery.digits.how.sides-first-fifth': never
  'lottery.digits.play.sides-second-third': never
  'lottery.digits.how.sides-second-third': never
  'lottery.digits.play.sides-second-fourth': never
  'lottery.digits.how.sides-second-fourth': never
  'lottery.digits.play.sides-second-fifth': never
  'lottery.digits.how.sides-second-fifth': never
  'lottery.digits.play.sides-third-fourth': never
  'lottery.digits.how.sides-third-fourth': never
  'lottery.digits.play.sides-third-fifth': never
  'lottery.digits.how.sides-third-fifth': never
  'lottery.digits.play.sides-fourth-fifth': never
  'lottery.digits.how.sides-fourth-fifth': never
  'lottery.digits.group.places': never
  'lottery.digits.group.sizes': never
  'lottery.digits.group.sides': never
  'lottery.digits.group.three': never
  'lottery.digits.group.front3': never
  'lottery.digits.group.middle3': never
  'lottery.digits.group.back3': never
  'lottery.digits.group.front2': never
  'lottery.digits.group.back2': never
  'lottery.digits.group.five': never
  'lottery.digits.group.four': never
  'lottery.digits.group.any': never
  'lottery.digits.row.first': never
  'lottery.digits.row.second': never
  'lottery.digits.row.third': never
  'lottery.digits.row.fourth': never
  'lottery.digits.row.fifth': never
  'lottery.digits.row.digits': never
  'lottery.digits.row.single': never
  'lottery.digits.row.pair': never
  'lottery.digits.row.triple': never
  'lottery.digits.row.quad': never
  'lottery.digits.row.sum': never
  'lottery.digits.row.span': never
  'lottery.digits.row.shape': never
  'lottery.digits.row.side': never
  'lottery.digits.option.big': never
  'lottery.digits.option.small': never
  'lottery.digits.option.odd': never
  'lottery.digits.option.even': never
  'lottery.digits.option.dragon': never
  'lottery.digits.option.tiger': never
  'lottery.digits.option.tie': never
  'lottery.digits.option.triple': never
  'lottery.digits.option.straight': never
  'lottery.digits.option.pair': never
  'lottery.digits.rules.ssc': never
  'lottery.digits.rules.p5': never
  'lottery.digits.rules.3d': never
  'lottery.digits.rules.p3': never
  'lottery.digits.rules.prizes': never
  'lottery.digits.rules.close': never
  'lottery.digits.rules.void': never
  'lottery.digits.rules.fair': never
}

interface LotteryLao {
  'lottery.lao.play.top4': never
  'lottery.lao.how.top4': never
  'lottery.lao.play.top4-places': never
  'lottery.lao.how.top4-places': never
  'lottery.lao.play.top4-tod': never
  'lottery.lao.how.top4-tod': never
  'lottery.lao.play.top3': never
  'lottery.lao.how.top3': never
  'lottery.lao.play.top3-places': never
  'lottery.lao.how.top3-places': never
  'lottery.lao.play.top3-tod': never
  'lottery.lao.how.top3-tod': never
  'lottery.lao.play.top2': never
  'lottery.lao.how.top2': never
  'lottery.lao.play.top2-places': never
  'lottery.lao.how.top2-places': never
  'lottery.lao.play.bottom2': never
  'lottery.lao.how.bottom2': never
  'lottery.lao.play.bottom2-places': never
  'lottery.lao.how.bottom2-places': never
  'lottery.lao.play.run-top': never
  'lottery.lao.how.run-top': never
  'lottery.lao.play.run-bottom': never
  'lottery.lao.how.run-bottom': never
  'lottery.lao.group.top': never
  'lottery.lao.group.bottom': never
  'lottery.lao.row.numbers': never
  'lottery.lao.row.digits': never
  'lottery.lao.row.thousands': never
  'lottery.lao.row.hundreds': never
  'lottery.lao.row.tens': never
  'lottery.lao.row.units': never
  'lottery.lao.tier.line-24': never
  'lottery.lao.tier.line-12': never
  'lottery.lao.tier.line-6': never
  'lottery.lao.tier.line-4': never
  'lottery.lao.tier.line-3': never
  'lottery.lao.rules.lao': never
  'lottery.lao.rules.prizes': never
  'lottery.lao.rules.close': never
  'lottery.lao.rules.void': never
  'lottery.lao.rules.fair': never
}

interface LotteryLhc {
  'lottery.lhc.play.special-number': never
  'lottery.lhc.how.special-number': never
  'lottery.lhc.play.special-size': never
  'lottery.lhc.how.special-size': never
  'lottery.lhc.play.special-quarter': never
  'lottery.lhc.how.special-quarter': never
  'lottery.lhc.play.special-digits': never
  'lottery.lhc.how.special-digits': never
  'lottery.lhc.play.special-tail': never
  'lottery.lhc.how.special-tail': never
  'lottery.lhc.play.special-colour': never
  'lottery.lhc.how.special-colour': never
  'lottery.lhc.play.special-colour-half': never
  'lottery.lhc.how.special-colour-half': never
  'lottery.lhc.play.special-zodiac': never
  'lottery.lhc.how.special-zodiac': never
  'lottery.lhc.play.main-number': never
  'lottery.lhc.how.main-number': never
  'lottery.lhc.play.main-positioned': never
  'lottery.lhc.how.main-positioned': never
  'lottery.lhc.play.zodiac1-within': never
  'lottery.lhc.how.zodiac1-within': never
  'lottery.lhc.play.zodiac2-within': never
  'lottery.lhc.how.zodiac2-within': never
  'lottery.lhc.play.zodiac3-within': never
  'lottery.lhc.how.zodiac3-within': never
  'lottery.lhc.play.zodiac4-within': never
  'lottery.lhc.how.zodiac4-within': never
  'lottery.lhc.play.zodiac5-within': never
  'lottery.lhc.how.zodiac5-within': never
  'lottery.lhc.play.tail1-within': never
  'lottery.lhc.how.tail1-within': never
  'lottery.lhc.play.tail2-within': never
  'lottery.lhc.how.tail2-within': never
  'lottery.lhc.play.tail3-within': never
  'lottery.lhc.how.tail3-within': never
  'lottery.lhc.play.tail4-within': never
  'lottery.lhc.how.tail4-within': never
  'lottery.lhc.play.two-of-two': never
  'lottery.lhc.how.two-of-two': never
  'lottery.lhc.play.three-of-three': never
  'lottery.lhc.how.three-of-three': never
  'lottery.lhc.play.two-of-three': never
  'lottery.lhc.how.two-of-three': never
  'lottery.lhc.play.two-or-special': never
  'lottery.lhc.how.two-or-special': never
  'lottery.lhc.play.main-and-special': never
  'lottery.lhc.how.main-and-special': never
  'lottery.lhc.play.none-of-5': never
  'lottery.lhc.how.none-of-5': never
  'lottery.lhc.play.none-of-6': never
  'lottery.lhc.how.none-of-6': never
  'lottery.lhc.play.none-of-7': never
  'lottery.lhc.how.none-of-7': never
  'lottery.lhc.play.none-of-8': never
  'lottery.lhc.how.none-of-8': never
  'lottery.lhc.play.none-of-9': never
  'lottery.lhc.how.none-of-9': never
  'lottery.lhc.play.none-of-10': never
  'lottery.lhc.how.none-of-10': never
  'lottery.lhc.play.total-size': never
  'lottery.lhc.how.total-size': never
  'lottery.lhc.group.special': never
  'lottery.lhc.group.main': never
  'lottery.lhc.group.together': never
  'lottery.lhc.group.zodiac': never
  'lottery.lhc.group.tails': never
  'lottery.lhc.group.none': never
  'lottery.lhc.group.total': never
  'lottery.lhc.row.first': never
  'lottery.lhc.row.second': never
  'lottery.lhc.row.third': never
  'lottery.lhc.row.fourth': never
  'lottery.lhc.row.fifth': never
  'lottery.lhc.row.sixth': never
  'lottery.lhc.row.number': never
  'lottery.lhc.row.numbers': never
  'lottery.lhc.row.size': never
  'lottery.lhc.row.quarter': never
  'lottery.lhc.row.digits': never
  'lottery.lhc.row.tail': never
  'lottery.lhc.row.colour': never
  'lottery.lhc.row.animal': never
  'lottery.lhc.row.sum': never
  'lottery.lhc.option.big': never
  'lottery.lhc.option.small': never
  'lottery.lhc.option.odd': never
  'lottery.lhc.option.even': never
  'lottery.lhc.option.red': never
  'lottery.lhc.option.blue': never
  'lottery.lhc.option.green': never
  'lottery.lhc.option.big-odd': never
  'lottery.lhc.option.big-even': never
  'lottery.lhc.option.small-odd': never
  'lottery.lhc.option.small-even': never
  'lottery.lhc.option.red-big': never
  'lottery.lhc.option.red-small': never
  'lottery.lhc.option.red-odd': never
  'lottery.lhc.option.red-even': never
  'lottery.lhc.option.blue-big': never
  'lottery.lhc.option.blue-small': never
  'lottery.lhc.option.blue-odd': never
  'lottery.lhc.option.blue-even': never
  'lottery.lhc.option.green-big': never
  'lottery.lhc.option.green-small': never
  'lottery.lhc.option.green-odd': never
  'lottery.lhc.option.green-even': never
  'lottery.lhc.option.rat': never
  'lottery.lhc.option.ox': never
  'lottery.lhc.option.tiger': never
  'lottery.lhc.option.rabbit': never
  'lottery.lhc.option.dragon': never
  'lottery.lhc.option.snake': never
  'lottery.lhc.option.horse': never
  'lottery.lhc.option.goat': never
  'lottery.lhc.option.monkey': never
  'lottery.lhc.option.rooster': never
  'lottery.lhc.option.dog': never
  'lottery.lhc.option.pig': never
  'lottery.lhc.tier.numbers-4': never
  'lottery.lhc.tier.numbers-5': never
  'lottery.lhc.tier.numbers-7': never
  'lottery.lhc.tier.numbers-8': never
  'lottery.lhc.tier.numbers-9': never
  'lottery.lhc.tier.numbers-10': never
  'lottery.lhc.tier.numbers-12': never
  'lottery.lhc.tier.numbers-13': never
  'lottery.lhc.tier.numbers-14': never
  'lottery.lhc.tier.numbers-15': never
  'lottery.lhc.tier.numbers-16': never
  'lottery.lhc.tier.numbers-17': never
  'lottery.lhc.tier.numbers-19': never
  'lottery.lhc.tier.numbers-20': never
  'lottery.lhc.tier.numbers-21': never
  'lottery.lhc.tier.two': never
  'lottery.lhc.tier.three': never
  'lottery.lhc.tier.main': never
  'lottery.lhc.tier.special': never
  'lottery.lhc.rules.lhc': never
  'lottery.lhc.rules.ties': never
  'lottery.lhc.rules.prizes': never
  'lottery.lhc.rules.close': never
  'lottery.lhc.rules.void': never
  'lottery.lhc.rules.fair': never
}

interface LotteryPicks {
  'lottery.picks.play.six': never
  'lottery.picks.how.six': never
  'lottery.picks.play.five': never
  'lottery.picks.how.five': never
  'lottery.picks.group.numbers': never
  'lottery.picks.row.numbers': never
  'lottery.picks.tier.hits-6': never
  'lottery.picks.tier.hits-5': never
  'lottery.picks.tier.hits-4': never
  'lottery.picks.tier.hits-3': never
  'lottery.picks.tier.hits-2': never
  'lottery.picks.rules.6x60': never
  'lottery.picks.rules.5x80': never
  'lottery.picks.rules.prizes': never
  'lottery.picks.rules.close': never
  'lottery.picks.rules.void': never
  'lottery.picks.rules.fair': never
}

interface LotteryPk10 {
  'lottery.pk10.play.first1-direct': never
  'lottery.pk10.how.first1-direct': never
  'lottery.pk10.play.first2-direct': never
  'lottery.pk10.how.first2-direct': never
  'lottery.pk10.play.first3-direct': never
  'lottery.pk10.how.first3-direct': never
  'lottery.pk10.play.first4-direct': never
  'lottery.pk10.how.first4-direct': never
  'lottery.pk10.play.first5-direct': never
  'lottery.pk10.how.first5-direct': never
  'lottery.pk10.play.front5-positioned': never
  'lottery.pk10.how.front5-positioned': never
  'lottery.pk10.play.back5-positioned': never
  'lottery.pk10.how.back5-positioned': never
  'lottery.pk10.play.front5-size': never
  'lottery.pk10.how.front5-size': never
  'lottery.pk10.play.back5-size': never
  'lottery.pk10.how.back5-size': never
  'lottery.pk10.play.sides-first-tenth': never
  'lottery.pk10.how.sides-first-tenth': never
  'lottery.pk10.play.sides-second-ninth': never
  'lottery.pk10.how.sides-second-ninth': never
  'lottery.pk10.play.sides-third-eighth': never
  'lottery.pk10.how.sides-third-eighth': never
  'lottery.pk10.play.sides-fourth-seventh': never
  'lottery.pk10.how.sides-fourth-seventh': never
  'lottery.pk10.play.sides-fifth-sixth': never
  'lottery.pk10.how.sides-fifth-sixth': never
  'lottery.pk10.play.first2-sum': never
  'lottery.pk10.how.first2-sum': never
  'lottery.pk10.play.first2-sum-size': never
  'lottery.pk10.how.first2-sum-size': never
  'lottery.pk10.group.first': never
  'lottery.pk10.group.places': never
  'lottery.pk10.group.sizes': never
  'lottery.pk10.group.sides': never
  'lottery.pk10.group.sum': never
  'lottery.pk10.row.first': never
  'lottery.pk10.row.second': never
  'lottery.pk10.row.third': never
  'lottery.pk10.row.fourth': never
  'lottery.pk10.row.fifth': never
  'lottery.pk10.row.sixth': never
  'lottery.pk10.row.seventh': never
  'lottery.pk10.row.eighth': never
  'lottery.pk10.row.ninth': never
  'lottery.pk10.row.tenth': never
  'lottery.pk10.row.side': never
  'lottery.pk10.row.sum': never
  'lottery.pk10.option.big': never
  'lottery.pk10.option.small': never
  'lottery.pk10.option.odd': never
  'lottery.pk10.option.even': never
  'lottery.pk10.option.dragon': never
  'lottery.pk10.option.tiger': never
  'lottery.pk10.rules.pk10': never
  'lottery.pk10.rules.prizes': never
  'lottery.pk10.rules.close': never
  'lottery.pk10.rules.void': never
  'lottery.pk10.rules.fair': never
}

interface LotterySea {
  'lottery.sea.play.big': never
  'lottery.sea.how.big': never
  'lottery.sea.play.big-places': never
  'lottery.sea.how.big-places': never
  'lottery.sea.play.big-box': never
  'lottery.sea.how.big-box': never
  'lottery.sea.play.big-ibox': never
  'lottery.sea.how.big-ibox': never
  'lottery.sea.play.small': never
  'lottery.sea.how.small': never
  'lottery.sea.play.small-places': never
  'lottery.sea.how.small-places': never
  'lottery.sea.play.small-box': never
  'lottery.sea.how.small-box': never
  'lottery.sea.play.small-ibox': never
  'lottery.sea.how.small-ibox': never
  'lottery.sea.play.toto': never
  'lottery.sea.how.toto': never
  'lottery.sea.play.top3': never
  'lottery.sea.how.top3': never
  'lottery.sea.play.top3-places': never
  'lottery.sea.how.top3-places': never
  'lottery.sea.play.top3-tod': never
  'lottery.sea.how.top3-tod': never
  'lottery.sea.play.top2': never
  'lottery.sea.how.top2': never
  'lottery.sea.play.top2-places': never
  'lottery.sea.how.top2-places': never
  'lottery.sea.play.bottom2': never
  'lottery.sea.how.bottom2': never
  'lottery.sea.play.bottom2-places': never
  'lottery.sea.how.bottom2-places': never
  'lottery.sea.play.front3': never
  'lottery.sea.how.front3': never
  'lottery.sea.play.front3-places': never
  'lottery.sea.how.front3-places': never
  'lottery.sea.play.bottom3': never
  'lottery.sea.how.bottom3': never
  'lottery.sea.play.bottom3-places': never
  'lottery.sea.how.bottom3-places': never
  'lottery.sea.play.run-top': never
  'lottery.sea.how.run-top': never
  'lottery.sea.play.run-bottom': never
  'lottery.sea.how.run-bottom': never
  'lottery.sea.group.big': never
  'lottery.sea.group.small': never
  'lottery.sea.group.numbers': never
  'lottery.sea.group.top': never
  'lottery.sea.group.bottom': never
  'lottery.sea.group.three': never
  'lottery.sea.row.numbers': never
  'lottery.sea.row.digits': never
  'lottery.sea.row.thousands': never
  'lottery.sea.row.hundreds': never
  'lottery.sea.row.tens': never
  'lottery.sea.row.units': never
  'lottery.sea.tier.first': never
  'lottery.sea.tier.second': never
  'lottery.sea.tier.third': never
  'lottery.sea.tier.starter': never
  'lottery.sea.tier.consolation': never
  'lottery.sea.tier.first-24': never
  'lottery.sea.tier.first-12': never
  'lottery.sea.tier.first-6': never
  'lottery.sea.tier.first-4': never
  'lottery.sea.tier.second-24': never
  'lottery.sea.tier.second-12': never
  'lottery.sea.tier.second-6': never
  'lottery.sea.tier.second-4': never
  'lottery.sea.tier.third-24': never
  'lottery.sea.tier.third-12': never
  'lottery.sea.tier.third-6': never
  'lottery.sea.tier.third-4': never
  'lottery.sea.tier.starter-24': never
  'lottery.sea.tier.starter-12': never
  'lottery.sea.tier.starter-6': never
  'lottery.sea.tier.starter-4': never
  'lottery.sea.tier.consolation-24': never
  'lottery.sea.tier.consolation-12': never
  'lottery.sea.tier.consolation-6': never
  'lottery.sea.tier.consolation-4': never
  'lottery.sea.tier.group1': never
  'lottery.sea.tier.group2': never
  'lottery.sea.tier.group3': never
  'lottery.sea.tier.group4': never
  'lottery.sea.tier.group5': never
  'lottery.sea.tier.group6': never
  'lottery.sea.tier.group7': never
  'lottery.sea.tier.line-6': never
  'lottery.sea.tier.line-3': never
  'lottery.sea.rules.4d': never
  'lottery.sea.rules.toto': never
  'lottery.sea.rules.thai': never
  'lottery.sea.rules.prizes': never
  'lottery.sea.rules.close': never
  'lottery.sea.rules.void': never
  'lottery.sea.rules.fair': never
  'lottery.sea.prize.first': never
  'lottery.sea.prize.second': never
  'lottery.sea.prize.third': never
  'lottery.sea.prize.starter': never
  'lottery.sea.prize.consolation': never
  'lottery.sea.prize.front': never
  'lottery.sea.prize.back': never
  'lottery.sea.prize.two': never
}

interface LotteryVietnam {
  'lottery.vietnam.play.lo2': never
  'lottery.vietnam.how.lo2': never
  'lottery.vietnam.play.lo2-places': never
  'lottery.vietnam.how.lo2-places': never
  'lottery.vietnam.play.lo3': never
  'lottery.vietnam.how.lo3': never
  'lottery.vietnam.play.lo3-places': never
  'lottery.vietnam.how.lo3-places': never
  'lottery.vietnam.play.lo4': never
  'lottery.vietnam.how.lo4': never
  'lottery.vietnam.play.lo4-places': never
  'lottery.vietnam.how.lo4-places': never
  'lottery.vietnam.play.special2': never
  'lottery.vietnam.how.special2': never
  'lottery.vietnam.play.special2-places': never
  'lottery.vietnam.how.special2-places': never
  'lottery.vietnam.play.first2': never
  'lottery.vietnam.how.first2': never
  'lottery.vietnam.play.first2-places': never
  'lottery.vietnam.how.first2-places': never
  'lottery.vietnam.play.head2': never
  'lottery.vietnam.how.head2': never
  'lottery.vietnam.play.head2-places': never
  'lottery.vietnam.how.head2-places': never
  'lottery.vietnam.play.head': never
  'lottery.vietnam.how.head': never
  'lottery.vietnam.play.tail': never
  'lottery.vietnam.how.tail': never
  'lottery.vietnam.play.special3': never
  'lottery.vietnam.how.special3': never
  'lottery.vietnam.play.special3-places': never
  'lottery.vietnam.how.special3-places': never
  'lottery.vietnam.play.head3': never
  'lottery.vietnam.how.head3': never
  'lottery.vietnam.play.head3-places': never
  'lottery.vietnam.how.head3-places': never
  'lottery.vietnam.play.special4': never
  'lottery.vietnam.how.special4': never
  'lottery.vietnam.play.special4-places': never
  'lottery.vietnam.how.special4-places': never
  'lottery.vietnam.play.xien2': never
  'lottery.vietnam.how.xien2': never
  'lottery.vietnam.play.xien3': never
  'lottery.vietnam.how.xien3': never
  'lottery.vietnam.play.xien4': never
  'lottery.vietnam.how.xien4': never
  'lottery.vietnam.play.truot4': never
  'lottery.vietnam.how.truot4': never
  'lottery.vietnam.play.truot8': never
  'lottery.vietnam.how.truot8': never
  'lottery.vietnam.play.truot10': never
  'lottery.vietnam.how.truot10': never
  'lottery.vietnam.play.da-thang': never
  'lottery.vietnam.how.da-thang': never
  'lottery.vietnam.play.da-xien': never
  'lottery.vietnam.how.da-xien': never
  'lottery.vietnam.play.lo2-second': never
  'lottery.vietnam.how.lo2-second': never
  'lottery.vietnam.play.lo2-places-second': never
  'lottery.vietnam.how.lo2-places-second': never
  'lottery.vietnam.play.lo3-second': never
  'lottery.vietnam.how.lo3-second': never
  'lottery.vietnam.play.lo3-places-second': never
  'lottery.vietnam.how.lo3-places-second': never
  'lottery.vietnam.play.lo4-second': never
  'lottery.vietnam.how.lo4-second': never
  'lottery.vietnam.play.lo4-places-second': never
  'lottery.vietnam.how.lo4-places-second': never
  'lottery.vietnam.play.special2-second': never
  'lottery.vietnam.how.special2-second': never
  'lottery.vietnam.play.special2-places-second': never
  'lottery.vietnam.how.special2-places-second': never
  'lottery.vietnam.play.first2-second': never
  'lottery.vietnam.how.first2-second': never
  'lottery.vietnam.play.first2-places-second': never
  'lottery.vietnam.how.first2-places-second': never
  'lottery.vietnam.play.head2-second': never
  'lottery.vietnam.how.head2-second': never
  'lottery.vietnam.play.head2-places-second': never
  'lottery.vietnam.how.head2-places-second': never
  'lottery.vietnam.play.head-second': never
  'lottery.vietnam.how.head-second': never
  'lottery.vietnam.play.tail-second': never
  'lottery.vietnam.how.tail-second': never
  'lottery.vietnam.play.special3-second': never
  'lottery.vietnam.how.special3-second': never
  'lottery.vietnam.play.special3-places-second': never
  'lottery.vietnam.how.special3-places-second': never
  'lottery.vietnam.play.head3-second': never
  'lottery.vietnam.how.head3-second': never
  'lottery.vietnam.play.head3-places-second': never
  'lottery.vietnam.how.head3-places-second': never
  'lottery.vietnam.play.special4-second': never
  'lottery.vietnam.how.special4-second': never
  'lottery.vietnam.play.special4-places-second': never
  'lottery.vietnam.how.special4-places-second': never
  'lottery.vietnam.play.xien2-second': never
  'lottery.vietnam.how.xien2-second': never
  'lottery.vietnam.play.xien3-second': never
  'lottery.vietnam.how.xien3-second': never
  'lottery.vietnam.play.xien4-second': never
  'lottery.vietnam.how.xien4-second': never
  'lottery.vietnam.play.truot4-second': never
  'lottery.vietnam.how.truot4-second': never
  'lottery.vietnam.play.truot8-second': never
  'lottery.vietnam.how.truot8-second': never
  'lottery.vietnam.play.truot10-second': never
  'lottery.vietnam.how.truot10-second': never
  'lottery.vietnam.play.da-thang-second': never
  'lottery.vietnam.how.da-thang-second': never
  'lottery.vietnam.group.lo': never
  'lottery.vietnam.group.de': never
  'lottery.vietnam.group.cang': never
  'lottery.vietnam.group.xien': never
  'lottery.vietnam.group.truot': never
  'lottery.vietnam.group.lo-first': never
  'lottery.vietnam.group.de-first': never
  'lottery.vietnam.group.cang-first': never
  'lottery.vietnam.group.xien-first': never
  'lottery.vietnam.group.truot-first': never
  'lottery.vietnam.group.da-first': never
  'lottery.vietnam.group.both': never
  'lottery.vietnam.group.lo-second': never
  'lottery.vietnam.group.de-second': never
  'lottery.vietnam.group.cang-second': never
  'lottery.vietnam.group.xien-second': never
  'lottery.vietnam.group.truot-second': never
  'lottery.vietnam.group.da-second': never
  'lottery.vietnam.row.numbers': never
  'lottery.vietnam.row.digits': never
  'lottery.vietnam.row.thousands': never
  'lottery.vietnam.row.hundreds': never
  'lottery.vietnam.row.tens': never
  'lottery.vietnam.row.units': never
  'lottery.vietnam.rules.vn-north': never
  'lottery.vietnam.rules.vn-central': never
  'lottery.vietnam.rules.vn-south': never
  'lottery.vietnam.rules.prizes': never
  'lottery.vietnam.rules.close': never
  'lottery.vietnam.rules.void': never
  'lottery.vietnam.rules.fair': never
  'lottery.vietnam.prize.special': never
  'lottery.vietnam.prize.first': never
  'lottery.vietnam.prize.second': never
  'lottery.vietnam.prize.third': never
  'lottery.vietnam.prize.fourth': never
  'lottery.vietnam.prize.fifth': never
  'lottery.vietnam.prize.sixth': never
  'lottery.vietnam.prize.seventh': never
  'lottery.vietnam.prize.eighth': never
  'lottery.vietnam.prize.station-first': never
  'lottery.vietnam.prize.station-second': never
}

interface Lottery {
  'lottery.close': never
  'lottery.sound': never
  'lottery.balls': never
  'lottery.tabs': never
  'lottery.tab.play': never
  'lottery.tab.own': never
  'lottery.tab.past': never
  'lottery.bar': never
  'lottery.groups': never
  'lottery.plays': never
  'lottery.quick.all': never
  'lottery.quick.big': never
  'lottery.quick.small': never
  'lottery.quick.odd': never
  'lottery.quick.even': never
  'lottery.quick.clear': never
  'lottery.numbers': never
  'lottery.numbers.type': 'count'
  'lottery.numbers.back': never
  'lottery.numbers.empty': never
  'lottery.numbers.chosen': 'count'
  'lottery.numbers.remove': 'number'
  'lottery.numbers.more': 'count'
  'lottery.numbers.full': 'count'
  'lottery.lines': 'count'
  'lottery.price': never
  'lottery.lineWin': never
  'lottery.unit': never
  'lottery.multiple': never
  'lottery.multiple.less': never
  'lottery.multiple.more': never
  'lottery.fault.line': 'limit'
  'lottery.fault.multiple': 'most'
  'lottery.random': never
  'lottery.add': never
  'lottery.bet.sum': 'sum'
  'lottery.bet.choose': never
  'lottery.bet.lower': never
  'lottery.closed': never
  'lottery.total': never
  'lottery.slip': never
  'lottery.slip.open': 'count' | 'sum'
  'lottery.slip.empty': never
  'lottery.slip.count': 'count' | 'sum'
  'lottery.slip.remove': 'play'
  'lottery.slip.clear': never
  'lottery.slip.place': 'count'
  'lottery.slip.short': 'balance'
  'lottery.placed': 'count' | 'number'
  'lottery.placed.chase': 'count'
  'lottery.chase': never
  'lottery.chase.title': never
  'lottery.chase.text': never
  'lottery.chase.none': never
  'lottery.chase.fewer': never
  'lottery.chase.more': never
  'lottery.chase.draws': 'count'
  'lottery.chase.growth': never
  'lottery.chase.same': never
  'lottery.chase.stops': never
  'lottery.chase.draw': never
  'lottery.chase.multiple': never
  'lottery.chase.sum': never
  'lottery.chase.total': never
  'lottery.chase.place': 'sum'
  'lottery.group.short': never
  'lottery.group.title': never
  'lottery.group.text': never
  'lottery.group.value': 'group'
  'lottery.group.cheap': never
  'lottery.group.high': never
  'lottery.group.pays': never
  'lottery.group.rebate': never
  'lottery.group.return': never
  'lottery.draw.number': 'number'
  'lottery.draw.none': never
  'lottery.draw.closes': 'time'
  'lottery.draw.drawing': 'number'
  'lottery.draw.last': 'number'
  'lottery.draw.first': never
  'lottery.draw.waits': never
  'lottery.result': 'numbers'
  'lottery.past.empty': never
  'lottery.past.void': never
  'lottery.past.more': never
  'lottery.past.loading': never
  'lottery.past.failed': never
  'lottery.past.all': never
  'lottery.past.less': never
  'lottery.own.waiting': never
  'lottery.own.none': never
  'lottery.own.chase': 'count'
  'lottery.own.endChase': never
  'lottery.own.ended': never
  'lottery.own.noneEnded': never
  'lottery.own.history': never
  'lottery.own.won': 'sum'
  'lottery.own.lost': never
  'lottery.own.void': never
  'lottery.own.refunded': never
  'lottery.own.cancel': never
  'lottery.own.cancelOne': 'play'
  'lottery.ticket': never
  'lottery.end.won': 'sum'
  'lottery.end.returned': 'stake' | 'sum'
  'lottery.end.lost': never
  'lottery.end.void': never
  'lottery.reconnecting': never
  'lottery.uncertain': never
  'lottery.again': never
  'lottery.understood': never
  'lottery.deposit': never
  'lottery.free': never
  'lottery.late': never
  'lottery.limit.line': 'limit'
  'lottery.limit.draw': never
  'lottery.limit.member': 'limit'
  'lottery.limit.number': never
  'lottery.info': never
  'lottery.info.rules': never
  'lottery.info.slip': never
  'lottery.info.odds': never
  'lottery.info.play': never
  'lottery.info.pays': never
  'lottery.info.line': never
  'lottery.info.bet': never
  'lottery.info.member': never
  'lottery.info.returnText': never
  'lottery.fair': never
  'lottery.fair.text': never
  'lottery.fair.issue': never
  'lottery.fair.commitment': never
  'lottery.fair.verify': never
  'lottery.house': never
  'lottery.ticket.print': never
  'lottery.ticket.share': never
  'lottery.ticket.copied': never
  'lottery.ticket.failed': never
  'lottery.ticket.time': 'number'
  'lottery.ticket.lines': never
  'lottery.ticket.bet': never
  'lottery.ticket.note': never
  'lottery.ticket.trial': never
  'lottery.past.views': never
  'lottery.past.results': never
  'lottery.past.trends': never
  'lottery.past.corrected': never
  'lottery.trends.text': 'count'
  'lottery.trends.position': never
  'lottery.trends.table': never
  'lottery.trends.number': never
  'lottery.trends.omission': never
  'lottery.trends.came': never
  'lottery.trends.longest': never
  'lottery.trends.mean': never
  'lottery.fault.low': never
  'lottery.fault.large': never
  'lottery.bet.higher': never
}

interface Messages {
  'inbox.title': never
  'inbox.view': never
  'inbox.view.messages': never
  'inbox.view.feedback': never
  'inbox.view.push': never
  'inbox.group': never
  'inbox.group.all': never
  'inbox.group.money': never
  'inbox.group.security': never
  'inbox.group.other': never
  'inbox.unreadOnly': never
  'inbox.unread': 'count'
  'inbox.allRead': never
  'inbox.markAll': never
  'inbox.new': never
  'inbox.goTo': 'screen'
  'inbox.delete': never
  'inbox.delete.ask': never
  'inbox.delete.yes': never
  'inbox.delete.no': never
  'inbox.deleted': never
  'inbox.empty.title': never
  'inbox.empty.text': never
  'inbox.none.title': never
  'inbox.none.text': never
  'inbox.none.all': never
  'inbox.support': never
  'inbox.help': never
  'inbox.offers': 'count'
  'inbox.offers.from': 'accounts'
  'inbox.offers.open': never
  'inbox.feedback.write': never
  'inbox.feedback.lead': never
  'inbox.feedback.empty.title': never
  'inbox.feedback.empty.text': never
  'inbox.feedback.waiting': never
  'inbox.feedback.answered': never
  'inbox.feedback.answer': never
  'kind.welcome.title': never
  'kind.welcome.text': never
  'kind.deposit_credited.title': 'amount'
  'kind.deposit_credited.text': never
  'kind.deposit_credited.other': 'asked'
  'kind.deposit_credited.late': never
  'kind.deposit_credited.fee': 'fee' | 'paid'
  'kind.deposit_failed.title': 'amount'
  'kind.deposit_failed.text': never
  'reason.charge_removed': never
  'reason.funds_declined': never
  'reason.card_declined': never
  'reason.bank_declined': never
  'reason.identity_declined': never
  'reason.other_declined': never
  'kind.deposit_returned.title': 'amount'
  'kind.deposit_returned.text': never
  'reason.payer_differs': never
  'reason.payer_has_account': never
  'reason.payer_unknown': never
  'reason.amount_differs': never
  'reason.paid_twice': never
  'reason.disputed': never
  'kind.withdrawal_approved.title': 'amount'
  'kind.withdrawal_approved.text': never
  'kind.withdrawal_paid.title': 'amount'
  'kind.withdrawal_paid.text': 'account' | 'payout'
  'kind.withdrawal_rejected.title': 'amount'
  'kind.withdrawal_rejected.text': never
  'kind.withdrawal_returned.title': 'amount'
  'kind.withdrawal_returned.text': never
  'kind.withdrawal_found.title': 'amount'
  'kind.withdrawal_found.text': 'note'
  'kind.withdrawal_paid_again.title': 'amount'
  'kind.withdrawal_paid_again.text': 'note'
  'kind.transfer_received.title': 'amount'
  'kind.transfer_received.text': 'from'
  'kind.vip_bonus.title': 'amount' | 'rank'
  'kind.vip_bonus.text': 'rank'
  'kind.vip_benefit.title': 'amount'
  'kind.vip_benefit.text': 'rank'
  'kind.referral_reward.title': 'amount'
  'kind.referral_reward.text': 'name'
  'kind.referral_welcome.title': 'amount'
  'kind.referral_welcome.text': 'name'
  'kind.lottery_corrected.title': 'game' | 'issue'
  'kind.lottery_corrected.text': 'amount'
  'kind.jackpot_win.title': 'amount'
  'kind.jackpot_win.text': never
  'kind.raffle_prize.title': 'amount' | 'place'
  'kind.raffle_prize.text': never
  'kind.tournament_prize.title': 'amount' | 'place'
  'kind.tournament_prize.text': never
  'kind.vip_losing.title': never
  'kind.vip_losing.text': 'amount' | 'until'
  'kind.vip_lost.title': 'rank'
  'kind.vip_lost.text': never
  'kind.vip_regained.title': 'rank'
  'kind.vip_regained.text': never
  'kind.point_order_shipped.title': never
  'kind.point_order_shipped.text': never
  'kind.point_order_cancelled.title': never
  'kind.point_order_cancelled.text': 'points' | 'why'
  'kind.payout_account_added.title': 'account'
  'kind.payout_account_added.text': 'usableFrom'
  'kind.login_new_place.title': 'device'
  'kind.login_new_place.text': 'at' | 'place'
  'kind.password_changed.title': never
  'kind.password_changed.text': never
  'kind.withdraw_password_set.title': never
  'kind.withdraw_password_set.text': 'place'
  'kind.withdraw_password_reset.title': never
  'kind.withdraw_password_reset.text': 'place' | 'until'
  'kind.email_changed.title': never
  'kind.email_changed.text': 'email' | 'place'
  'kind.mobile_changed.title': never
  'kind.mobile_changed.text': 'mobile' | 'place'
  'kind.authenticator_added.title': never
  'kind.authenticator_added.text': 'place'
  'kind.authenticator_removed.title': never
  'kind.authenticator_removed.text': 'place'
  'kind.passkey_added.title': never
  'kind.passkey_added.text': 'device' | 'place'
  'kind.passkey_removed.title': never
  'kind.passkey_removed.text': 'device' | 'place'
  'kind.passkey_copied.title': never
  'kind.passkey_copied.text': 'device' | 'place'
  'kind.recovery_codes_made.title': never
  'kind.recovery_codes_made.text': 'place'
  'kind.data_exported.title': never
  'kind.data_exported.text': 'place'
  'kind.limit_reached.title': never
  'kind.limit_reached.text': never
  'kind.reward_waits.title': 'title'
  'kind.reward_waits.text': 'until'
  'kind.reward_issued.title': 'amount' | 'title'
  'kind.reward_issued.text': never
  'kind.reward_closed.title': 'title'
  'kind.reward_closed.text': never
  'kind.reward_rejected.title': 'title'
  'kind.reward_rejected.text': 'answer'
  'reason.reward_expired': never
  'kind.free_rounds_came.title': 'rounds' | 'title'
  'kind.free_rounds_came.text': never
  'kind.free_rounds_over.title': 'amount' | 'title'
  'kind.free_rounds_over.text': 'unused'
  'reason.free_bonus': never
  'reason.free_lost': never
  'reason.reward_blocked': never
  'reason.reward_off': never
  'reason.reward_missed': never
  'kind.identity_approved.title': never
  'kind.identity_approved.text': never
  'kind.identity_rejected.title': never
  'kind.identity_rejected.text': never
  'kind.identity_expired.title': never
  'kind.identity_expired.text': never
  'kind.feedback_answered.title': never
  'kind.feedback_answered.text': never
  'kind.unknown.title': never
  'kind.unknown.text': never
  'device.other': never
  'error.message_not_found': never
  'kind.contract_offered.title': never
  'kind.contract_offered.text': 'contract' | 'from' | 'until'
  'kind.contract_end_asked.title': never
  'kind.contract_end_asked.text': 'contract' | 'from' | 'until'
  'kind.contract_accepted.title': never
  'kind.contract_accepted.text': 'at' | 'contract' | 'from'
  'kind.contract_end_accepted.title': never
  'kind.contract_end_accepted.text': 'at' | 'contract' | 'from'
  'kind.contract_rejected.title': never
  'kind.contract_rejected.text': 'contract' | 'from'
  'kind.contract_request_withdrawn.title': never
  'kind.contract_request_withdrawn.text': 'account' | 'contract'
  'kind.contract_ended.title': never
  'kind.contract_ended.text': 'at' | 'contract'
  'kind.contract_roof_gone.title': never
  'kind.contract_roof_gone.text': 'at' | 'contract'
  'kind.line_moved.title': never
  'kind.line_moved.text': 'agent' | 'at'
  'kind.line_came.title': never
  'kind.line_came.text': 'account' | 'at'
  'kind.line_left.title': never
  'kind.line_left.text': 'account' | 'at'
  'kind.rebate_lowered.title': never
  'kind.rebate_lowered.text': 'at'
  'contract.dividend': never
  'contract.dailySalary': never
  'contract.hourlySalary': never
  'contract.realtimeSalary': never
}

interface Missions {
  'mission.title': never
  'mission.lead': never
  loading: never
  'mission.empty': never
  'mission.empty.text': never
  'season.over': never
  'season.until': 'when'
  'sums.toClaim': never
  'sums.running': never
  'sums.done': never
  'state.running': never
  'state.reached': never
  'state.claimed': never
  'state.expired': never
  'state.missed': never
  'every.day': never
  'every.week': never
  'every.once': never
  'kind.bets': 'count'
  'kind.valid-bet': 'amount'
  'kind.deposits': 'count'
  'kind.deposit-sum': 'amount'
  'kind.streak': 'count'
  'mission.where': 'places'
  'mission.progress': 'done' | 'target'
  'mission.progress.label': 'title'
  'mission.until': 'when'
  'mission.points': 'count'
  'mission.reward': 'amount'
  'mission.claim': 'amount'
  'mission.claim.until': 'when'
  claimed: 'amount'
  'error.mission_not_found': never
  'error.mission_not_done': never
  'error.mission_claimed': never
  'error.mission_expired': never
  view: never
  'view.missions': never
  'view.leaderboard': never
  'table.loading': never
  'table.title': never
  'table.lead': never
  'table.own': 'place' | 'points'
  'table.own.none': never
  'table.empty': never
  'table.empty.text': never
  'table.place': never
  'table.name': never
  'table.points': never
  'table.mine': never
  'table.hide': never
  'table.hidden': never
  'table.shown': never
  'mission.target': never
  'mission.counted': never
  'mission.gives': never
  'mission.claimedAt': never
  'mission.play': never
  'mission.deposit': never
}

interface News {
  'announcement.title': never
  'notice.title': never
  'news.close': never
  'news.loading': never
  empty: never
  choose: never
  'card.all': 'count'
  toPromotions: never
  pages: never
  'pages.previous': never
  'pages.next': never
  'pages.page': 'page'
}

interface PointsMall {
  title: never
  description: never
  heading: never
  lead: never
  soon: never
  rewards: never
  'rewards.none': never
  points: 'count' | 'points'
  quantity: never
  'quantity.endless': never
  requirement: never
  'requirement.none': never
  status: never
  'status.open': never
  'status.coming': never
  'status.closed': never
  rules: never
  'rules.turnover': never
  'rules.keep': never
  'rules.expire': never
  'rules.trial': never
  'rules.password': never
  earning: never
  'earning.category': never
  'earning.turnover': never
  'earning.points': never
  'rules.password.login': never
  'rules.residue': never
  'rules.goods': never
  'rules.convert': 'amount' | 'points'
  'rules.pause': never
  redeem: never
  'redeem.name': 'name'
  mine: never
  join: never
  gone: never
}

interface Points {
  'points.title': never
  'points.lead': never
  'points.rules': never
  loading: never
  balance: never
  'points.number': 'count' | 'points'
  off: never
  views: never
  'view.redeem': never
  'view.history': never
  'view.orders': never
  'view.convert': never
  rewards: never
  'rewards.empty': never
  'rewards.empty.text': never
  'reward.left': 'count' | 'left'
  'reward.endless': never
  'reward.deposits': 'amount'
  'reward.coming': never
  'reward.closed': never
  'reward.soldOut': never
  'reward.missing': 'count' | 'missing'
  'reward.redeem': never
  'reward.redeem.name': 'name'
  'redeem.title': 'name'
  'redeem.price': never
  'redeem.left': never
  'redeem.credited': never
  'redeem.goods': never
  'redeem.gone': never
  'redeem.submit': 'points'
  'redeem.busy': never
  'redeem.back': never
  'redeem.done': 'name'
  'redeem.done.money': 'amount'
  'redeem.done.goods': never
  'redeem.done.orders': never
  address: never
  'address.name': never
  'address.street': never
  'address.more': never
  'address.city': never
  'address.region': never
  'address.postalCode': never
  'address.phone': never
  'address.required': never
  'password.payment': never
  'password.login': never
  'password.show': never
  'password.hide': never
  'password.required': never
  'password.missing': never
  'password.set': never
  types: never
  'type.all': never
  'type.live': never
  'type.lottery': never
  'type.pvp': never
  'type.slots': never
  'type.sports': never
  'type.fishing': never
  'type.redeem': never
  'type.convert': never
  'type.gift': never
  next: never
  'next.missing': 'missing'
  'next.progress': 'category' | 'residue' | 'turnover'
  'next.earned': 'count' | 'points'
  history: never
  'history.empty': never
  'history.empty.text': never
  'entry.earn': never
  'entry.redeem': never
  'entry.return': never
  'entry.convert': never
  'entry.gift': never
  'entry.points': never
  'entry.after': never
  'entry.sum': never
  'entry.sum.text': 'points' | 'turnover' | 'units'
  'entry.reward': never
  'entry.amount': never
  orders: never
  'orders.empty': never
  'orders.empty.text': never
  'state.placed': never
  'state.fulfilled': never
  'state.shipped': never
  'state.done': never
  'state.cancelled': never
  'order.number': never
  'order.placed': never
  'order.changed': never
  'order.address': never
  'order.tracking': never
  'order.reason': never
  'convert.title': never
  'convert.rate': 'amount' | 'points'
  'convert.off': never
  'convert.points': never
  'convert.hint': 'most' | 'step'
  'convert.none': 'step'
  'convert.all': 'most'
  'convert.get': never
  'convert.required': never
  'convert.step': 'step'
  'convert.most': 'points'
  'convert.submit': never
  'convert.busy': never
  'convert.done': 'amount' | 'points'
  'error.reward_not_found': never
  'error.reward_closed': never
  'error.reward_sold_out': never
  'error.reward_deposits_missing': never
  'error.reward_address_missing': never
  'error.points_missing': never
  'error.points_not_convertible': never
  'entry.residue': never
}

interface Postbacks {
  'postback.title': never
  'postback.lead': never
  'postback.loading': never
  'postback.url': never
  'postback.url.hint': never
  'postback.events': never
  'postback.event.registered': never
  'postback.event.verified': never
  'postback.event.deposited': never
  'postback.event.active': never
  'postback.event.test': never
  'postback.events.note': never
  'postback.save': never
  'postback.saving': never
  'postback.saved': never
  'postback.stop': never
  'postback.stopped': never
  'postback.secret': never
  'postback.secret.none': never
  'postback.secret.since': 'at'
  'postback.secret.once': never
  'postback.secret.copy': never
  'postback.secret.copied': never
  'postback.secret.copied.text': never
  'postback.secret.renew': never
  'postback.secret.renew.text': never
  'postback.secret.keep': never
  'postback.log': never
  'postback.log.empty': never
  'postback.log.refresh': never
  'postback.test': never
  'postback.tested': never
  'postback.again': never
  'postback.again.of': 'at' | 'event'
  'postback.state.waiting': never
  'postback.state.delivered': never
  'postback.state.failed': never
  'postback.state.cancelled': never
  'postback.member': never
  'postback.tried': never
  'postback.tries': never
  'postback.next': never
  'postback.answer': never
  'postback.answer.status': 'status'
  'postback.fault.nameUnknown': never
  'postback.fault.addressRefused': never
  'postback.fault.unreachable': never
  'postback.fault.timedOut': never
  'error.postback_url_invalid': never
  'error.postback_events_missing': never
  'error.postback_address_missing': never
  'error.postback_unknown': never
}

interface Promotions {
  'reward.open.empty': never
  'reward.open.empty.text': never
  'reward.ended': never
  'reward.ended.empty': never
  'reward.ended.empty.text': never
  'reward.state.coming': never
  'reward.state.join': never
  'reward.state.signed': never
  'reward.state.applying': never
  'reward.state.claim': never
  'reward.state.process': never
  'reward.state.claimed': never
  'reward.state.issued': never
  'reward.state.rejected': never
  'reward.state.close': never
  'reward.reason.over': never
  'reward.reason.expired': never
  'reward.reason.left': never
  'reward.reason.blocked': never
  'reward.reason.off': never
  'reward.reason.closed': never
  'reward.reason.missed': never
  'reward.missing.blocked': never
  'reward.missing.currency': never
  'reward.missing.country': never
  'reward.missing.country_unknown': never
  'reward.missing.person_unknown': never
  'reward.missing.had_before': never
  'reward.missing.device_unknown': never
  'reward.missing.device_had': never
  'reward.missing.under_way': never
  'reward.missing.first_deposit': never
  'reward.obstacles': never
  'reward.cash': never
  'reward.bonus': never
  'reward.freeRounds': 'stake'
  'reward.rounds': 'count'
  'reward.rounds.progress': 'rounds' | 'used' | 'won'
  'reward.rounds.until': never
  'reward.rounds.games': never
  'reward.rounds.days': never
  'reward.rounds.wins': never
  'reward.rounds.wins.cash': never
  'reward.rounds.wins.bonus': never
  'reward.rounds.play': 'game'
  'reward.deposit.rounds': 'minimum'
  'reward.deposit.rounds.first': 'minimum'
  'reward.upTo': 'sum'
  'reward.deposit': 'minimum' | 'percent'
  'reward.deposit.first': 'minimum' | 'percent'
  'reward.deposit.within': 'count'
  'reward.worth': 'rtp' | 'sum' | 'times' | 'worth'
  'reward.worth.none': 'rtp' | 'sum' | 'times' | 'worth'
  'reward.progress': 'done' | 'required'
  'reward.joinFrom': never
  'reward.joinUntil': never
  'reward.due.claim': never
  'reward.due.signed': never
  'reward.changed': never
  'reward.comment': never
  'reward.answer': never
  'reward.terms': never
  'reward.terms.times': never
  'reward.terms.times.text': 'times'
  'reward.terms.days': never
  'reward.terms.days.text': 'count'
  'reward.terms.maxBet': never
  'reward.terms.cap': never
  'reward.cashBack.period': never
  'reward.cashBack.period.text': 'from' | 'to'
  'reward.cashBack.stake': never
  'reward.cashBack.stake.text': 'count' | 'sum'
  'reward.cashBack.win': never
  'reward.cashBack.part': never
  'reward.cashBack.part.text': 'exact' | 'loss' | 'rate'
  'reward.cashBack.minimum': never
  'reward.cashBack.cap': never
  'reward.announcement': never
  'reward.join': never
  'reward.leave': never
  'reward.payIn': never
  'reward.toBonus': never
  'reward.claim': 'sum'
  'reward.claimed.cash': 'sum'
  'reward.claimed.bonus': 'sum'
  'reward.claimed.freeRounds': 'sum'
  'reward.joined': never
  'reward.leftIt': never
  'reward.applied': never
  'reward.apply': never
  'reward.apply.comment': never
  'reward.apply.hint': 'most'
  'reward.apply.long': 'most'
  'reward.apply.pictures': 'count' | 'most'
  'reward.apply.send': never
  'reward.apply.back': never
  'error.promotion_not_open': never
  'error.promotion_refused': never
  'error.reward_not_found': never
  'error.reward_claimed': never
  'error.reward_over': never
  'reward.deposit.credited': never
  'reward.deposit.part': never
  'reward.deposit.part.text': 'credited' | 'exact' | 'percent'
  'reward.deposit.most': never
  'reward.deposit.given': never
  'reward.missing.deposit_small': never
}

interface ProtectionLimits {
  'limit.reached': 'limit' | 'name' | 'used'
  'limit.resets': 'when'
  'limit.minutes': 'minutes'
  'limit.hours': 'hours'
  'limit.hoursAndMinutes': 'hours' | 'minutes'
  'limit.deposit.day': never
  'limit.deposit.week': never
  'limit.deposit.month': never
  'limit.wager.day': never
  'limit.wager.week': never
  'limit.wager.month': never
  'limit.loss.day': never
  'limit.loss.week': never
  'limit.loss.month': never
  'limit.time.session': never
  'limit.time.day': never
  'limit.time.week': never
  'limit.time.month': never
  'limit.blocked.until': 'when'
  'limit.blocked.forGood': never
  'limit.open': never
  'error.limit_reached': never
  'error.play_blocked': never
}

interface Protection {
  'protection.title': never
  'protection.lead': never
  'protection.missing': 'names'
  'protection.until': 'when'
  'protection.forGood': never
  'protection.register': never
  'protection.payout': never
  'protection.withdraw': never
  'limits.title': never
  'limits.lead': 'days' | 'hours'
  'limits.deposit': never
  'limits.deposit.text': never
  'limits.loss': never
  'limits.loss.text': never
  'limits.wager': never
  'limits.wager.text': never
  'limits.time': never
  'limits.time.text': never
  'limits.session': never
  'limits.day': never
  'limits.week': never
  'limits.month': never
  'limits.none': never
  'limits.used': 'limit' | 'used'
  'limits.resets': 'when'
  'limits.mandatory': never
  'limits.set': never
  'limits.change': never
  'limits.amount': never
  'limits.minutes': never
  'limits.save': never
  'limits.remove': never
  'limits.cancel': never
  'limits.busy': never
  'limits.amount.required': never
  'limits.amount.format': never
  'limits.minutes.required': never
  'limits.minutes.most': 'hours' | 'minutes'
  'limits.wish': 'from' | 'limit' | 'until'
  'limits.wish.none': 'from' | 'until'
  'limits.wish.ready': 'limit' | 'until'
  'limits.wish.ready.none': 'until'
  'limits.wish.confirm': never
  'limits.wish.keep': never
  'reality.title': never
  'reality.lead': never
  'reality.every': never
  'reality.never': never
  'reality.saved': never
  'pause.title': never
  'pause.lead': never
  'pause.length': never
  'pause.hours': 'count'
  'pause.days': 'count'
  'pause.start': never
  'pause.ask': 'length'
  'pause.yes': never
  'pause.no': never
  'exclusion.title': never
  'exclusion.lead': never
  'exclusion.months': 'count'
  'exclusion.forGood': never
  'exclusion.start': never
  'exclusion.ask': 'length'
  'exclusion.yes': never
  'help.title': never
  'help.lead': never
  'help.signs': never
  'help.crisis': never
  'panic.title': never
  'panic.text': never
  'panic.yes': never
  'panic.no': never
  'panic.done': 'when'
  'panic.more': never
  'error.limit_mandatory': never
  'error.limit_out_of_range': never
  'error.limit_wish_unknown': never
  'error.limit_wish_early': never
  'error.pause_not_offered': never
}

interface Push {
  'push.title': never
  'push.lead': never
  'push.on': never
  'push.off': never
  'push.turnOn': never
  'push.turnOff': never
  'push.kinds': never
  'push.kind.withdrawals': never
  'push.kind.rewards': never
  'push.kinds.note': never
  'push.devices': 'count'
  'push.blocked': never
  'push.install': never
  'push.unsupported': never
  'push.unavailable': never
  'push.unreached': never
  'push.dismissed': never
  'push.ask.title': never
  'push.ask.text': never
  'push.ask.yes': never
  'push.ask.no': never
  'push.ask.done': never
  'error.push_invalid': never
}

interface Raffles {
  'raffle.title': never
  'raffle.lead': never
  now: never
  'now.empty': never
  'now.empty.text': never
  over: never
  'state.coming': never
  'state.running': never
  'state.drawing': never
  'state.over': never
  pool: never
  from: never
  until: never
  ticket: never
  'ticket.valid-bet': 'sum'
  'ticket.deposit': 'sum'
  most: never
  players: never
  join: never
  'join.note': never
  'mine.tickets': 'count'
  'mine.line': 'line'
  'won.none': never
  'won.open': 'place' | 'sum'
  'won.paid': 'place' | 'sum'
  'won.not-paid': 'place' | 'sum'
  prizes: never
  'prizes.place': 'place'
  rules: never
  proof: never
  'proof.before': never
  'proof.loading': never
  'proof.empty': never
  'proof.empty.text': never
  'proof.winner': 'line' | 'name' | 'ticket'
  'proof.winner.you': 'line' | 'name' | 'ticket'
  'proof.how': never
  'proof.check': never
  'proof.found.right': never
  'proof.found.seed': never
  'proof.found.list': never
  'proof.found.winners': never
  'proof.seedHash': never
  'proof.seed': never
  'proof.listHash': never
  'proof.list': never
  'error.raffle_not_found': never
  'error.raffle_not_drawn': never
  'error.raffle_over': never
  'counted.valid-bet': never
  'counted.deposit': never
  'counted.rest': never
  'won.booked': 'id'
  'mine.label': never
  'time.left': never
  'time.begins': never
  'next.valid-bet': 'more'
  'next.deposit': 'more'
  'next.most': never
  play: never
  payIn: never
  details: never
}

interface RedEnvelopes {
  'envelope.title': never
  'envelope.lead': never
  'envelope.now': never
  'envelope.now.empty': never
  'envelope.now.empty.text': never
  'envelope.over': never
  'envelope.state.coming': never
  'envelope.state.open': never
  'envelope.state.empty': never
  'envelope.state.over': never
  'envelope.state.mine': never
  'envelope.total': never
  'envelope.left': never
  'envelope.left.text': 'left' | 'shares'
  'envelope.from': never
  'envelope.until': never
  'envelope.open': never
  'envelope.got': never
  'envelope.mine': 'id' | 'when'
  'envelope.taken': never
  'envelope.taken.loading': never
  'envelope.taken.empty': never
  'envelope.taken.empty.text': never
  'envelope.taken.sum': 'count' | 'sum'
  'envelope.taken.newest': 'count'
  'envelope.taken.you': 'name'
  'error.envelope_not_found': never
  'error.envelope_closed': never
  'error.envelope_empty': never
}

interface Referral {
  'referral.title': never
  'referral.lead': never
  own: never
  link: never
  code: never
  'copy.link': never
  'copy.code': never
  'copied.link': never
  'copied.link.text': never
  'copied.code': never
  'copied.code.text': never
  'copied.confirm': never
  'copy.failed': never
  share: never
  'share.text': 'link'
  qr: never
  'qr.label': never
  loading: never
  sums: never
  'sums.invited': never
  'sums.deposited': never
  'sums.qualified': never
  'sums.earned': never
  rules: never
  'rules.none': never
  'rules.reward': 'amount'
  'rules.invited': 'amount'
  'rules.deposit': 'amount'
  'rules.bets': 'amount' | 'count'
  'rules.time': 'count'
  'rules.monthly': 'count'
  'rules.balance': never
  'rules.self': never
  'rules.needs': 'facts'
  'rules.blocked': never
  'fact.cpf': never
  'fact.device': never
  'fact.address': never
  'fact.payout': never
  list: never
  'list.empty': never
  'list.empty.text': never
  joined: 'when'
  'state.none': never
  'state.open': never
  'state.expired': never
  'state.checking': never
  'state.due': never
  'state.paid': never
  'state.not-paid': never
  'missing.deposit': never
  'missing.bets': never
  'person.until': 'when'
  'reason.monthly': never
  'reason.refused': never
  'reason.pause': never
  'reason.exclusion': never
  'reason.register': never
  'reason.closed': never
  'error.referral_off': never
  'rule.deposit': never
  'rule.bets': never
  'rule.days': never
  'rule.reward': never
}

interface Reports {
  'reports.overview.title': never
  'reports.bets.title': never
  'reports.games.title': never
  'reports.losses.title': never
  'reports.movements.title': never
  'reports.loading': never
  'reports.asOf': 'time'
  'reports.asOf.never': never
  'reports.doubted': never
  'reports.period.today': never
  'reports.period.yesterday': never
  'reports.period.days7': never
  'reports.period.days30': never
  'reports.period.month': never
  'reports.period.lastMonth': never
  'reports.previous': never
  'reports.next': never
  'reports.path': never
  'reports.me': never
  'reports.own': never
  'reports.members': never
  'reports.joined': never
  'reports.active': never
  'reports.firstDeposits': never
  'reports.deposits': never
  'reports.deposited': never
  'reports.withdrawals': never
  'reports.withdrawn': never
  'reports.bets': never
  'reports.stake': never
  'reports.validBet': never
  'reports.win': never
  'reports.houseResult': never
  'reports.bonusHouseResult': never
  'reports.bonuses': never
  'reports.rebates': never
  'reports.loss': never
  'reports.before': 'value'
  'reports.before.change': 'change' | 'value'
  'reports.day': never
  'reports.days': never
  'reports.days.which': never
  'reports.days.each': never
  'reports.days.table': never
  'reports.team': never
  'reports.teams': never
  'reports.teams.text': never
  'reports.account': never
  'reports.level': never
  'reports.level.all': never
  'reports.level.direct': never
  'reports.category': never
  'reports.category.all': never
  'reports.order': never
  'reports.order.account': never
  'reports.order.loss': never
  'reports.search': never
  'reports.search.hint': never
  'reports.search.go': never
  'reports.search.all': never
  'reports.bets.days': 'account'
  'reports.bets.empty': never
  'reports.games.empty': never
  'reports.games.by': never
  'reports.games.by.vendor': never
  'reports.games.by.game': never
  'reports.games.all': never
  'reports.games.of': 'studio'
  'reports.games.more': 'studio'
  'reports.games.text': never
  'reports.vendor': never
  'reports.game': never
  'reports.share': never
  'reports.losses.empty': never
  'reports.movements.empty': never
  'reports.empty.text': never
  'reports.sums.text': never
  'reports.loss.text': never
  'reports.kind': never
  'reports.kind.all': never
  'reports.kind.deposit': never
  'reports.kind.withdrawal': never
  'reports.kind.reward': never
  'reports.kind.rebate': never
  'reports.kind.transfer': never
  'reports.amount': never
  'reports.at': never
  'error.downline_unknown': never
  'reports.place': 'agent' | 'level'
  'reports.income': never
  'error.line_too_large': never
  'reports.result.text': never
  'reports.filter': never
  'reports.more': never
  'reports.all': never
}

interface Returns {
  title: never
  description: never
  heading: never
  lead: never
  read: never
  'read.1': never
  'read.2': never
  'read.3': never
  'read.4': never
  basis: never
  'basis.more': never
  loading: never
  failed: never
  'failed.retry': never
  period: never
  'period.ALL': never
  'period.DAYS30': never
  search: never
  'search.go': never
  studio: never
  'studio.all': never
  order: never
  'order.MOST': never
  'order.FEWEST': never
  caption: never
  asOf: 'time'
  bar: never
  'asOf.never': never
  game: never
  'figure.rounds': never
  'figure.stake': never
  'figure.win': never
  'figure.rate': never
  'figure.rtp': never
  interval: never
  bounds: 'high' | 'low'
  'verdict.within': never
  'verdict.outside': never
  'verdict.undeclared': never
  'verdict.few': 'count'
  'verdict.even': never
  'sentence.within': 'high' | 'low' | 'rtp'
  'sentence.outside': 'high' | 'low' | 'rtp'
  'sentence.undeclared': 'high' | 'low'
  pager: never
  'pager.first': never
  'pager.back': never
  'pager.on': never
  'missing.title': never
  'missing.text': never
  'missing.all': never
  'empty.title': never
  'empty.text': never
}

interface Security {
  'security.title': never
  'sessions.title': never
  'sessions.lead': never
  'sessions.current': never
  'sessions.unknown': never
  'sessions.facts': 'place' | 'seen' | 'started'
  'sessions.end': never
  'sessions.endOthers': never
  'sessions.endOthers.ask': never
  'sessions.endOthers.yes': never
  'sessions.keep': never
  'sessions.before': 'device' | 'place' | 'when'
  'sessions.first': never
  'addresses.title': never
  'addresses.lead': never
  'addresses.empty': never
  'addresses.facts': 'first' | 'last'
  'addresses.remove': never
  'error.session_not_found': never
  'error.address_not_found': never
  busy: never
  'password.title': never
  'password.none': never
  'password.first': never
  'password.changed': 'when'
  'password.change': never
  'password.change.text': never
  'password.current': never
  'password.done': never
  'withdrawPassword.title': never
  'withdrawPassword.lead': never
  'withdrawPassword.set': never
  'withdrawPassword.missing': never
  'withdrawPassword.rests': 'when'
  'withdrawPassword.choose': never
  'withdrawPassword.change': never
  'withdrawPassword.old': never
  'withdrawPassword.new': never
  'withdrawPassword.again': never
  'withdrawPassword.hint': never
  'withdrawPassword.digits': never
  'withdrawPassword.submit': never
  'withdrawPassword.done': never
  'attempts.left': 'count'
  'attempts.locked': 'when'
  'forgotten.title': never
  'forgotten.rest': 'hours'
  'forgotten.noProof': never
  'forgotten.submit': never
  'forgotten.done': never
  'profile.title': never
  'profile.lead': never
  'profile.account': never
  'profile.nickname': never
  'profile.nickname.change': never
  'profile.nickname.submit': never
  'profile.nickname.done': never
  'profile.birthday': never
  'profile.birthday.give': never
  'profile.birthday.hint': 'years'
  'profile.birthday.submit': never
  'profile.birthday.done': never
  'profile.none': never
  'profile.verified': never
  'profile.unverified': never
  'profile.email': never
  'profile.email.change': never
  'profile.email.new': never
  'profile.email.hint': never
  'profile.email.submit': never
  'profile.email.done': never
  'profile.mobile': never
  'profile.mobile.change': never
  'profile.mobile.new': never
  'profile.mobile.hint': never
  'profile.mobile.submit': never
  'profile.mobile.done': never
  'profile.needsPassword': never
  'error.birthday_known': never
  'authenticator.title': never
  'authenticator.lead': never
  'authenticator.on': never
  'authenticator.off': never
  'authenticator.setUp': never
  'authenticator.begin': never
  'authenticator.needsPassword': never
  'authenticator.scan': never
  'authenticator.qr': never
  'authenticator.secret': never
  'authenticator.copy': never
  'authenticator.copied': never
  'authenticator.copied.text': never
  'authenticator.copyFailed': never
  'authenticator.confirm': never
  'authenticator.back': never
  'authenticator.since': 'when'
  'authenticator.codesLeft': 'count'
  'authenticator.code.hint': never
  'authenticator.renew': never
  'authenticator.renew.text': never
  'authenticator.renew.submit': never
  'authenticator.renew.done': never
  'authenticator.remove': never
  'authenticator.remove.submit': never
  'authenticator.remove.done': never
  'authenticator.remove.hint': never
  'passkeys.title': never
  'passkeys.lead': never
  'passkeys.empty': never
  'passkeys.kept.device': never
  'passkeys.kept.synced': never
  'passkeys.kept.key': never
  'passkeys.addedOn': 'when'
  'passkeys.usedOn': 'when'
  'passkeys.unused': never
  'passkeys.add': never
  'passkeys.add.text': never
  'passkeys.add.submit': never
  'passkeys.add.device': never
  'passkeys.add.busy': never
  'passkeys.add.again': never
  'passkeys.add.stopped': never
  'passkeys.added': never
  'passkeys.remove': 'name'
  'passkeys.remove.text': never
  'passkeys.remove.submit': never
  'passkeys.removed': never
  'passkeys.needsPassword': never
  'passkeys.full': 'most'
  'passkeys.notHere': never
  'error.passkey_invalid': never
  'error.passkey_limit': never
  'error.passkey_not_found': never
  'codes.title': never
  'codes.text': never
  'codes.copy': never
  'codes.copied': never
  'codes.copied.text': never
  'codes.kept': never
  'error.authenticator_on': never
  'error.authenticator_off': never
  'error.setup_expired': never
  'error.closing_downline': never
  'error.closing_round_open': never
  'error.closing_withdrawal_open': never
  'error.closing_deposit_open': never
  'error.closing_transfer_open': never
  'error.closing_vendor_balance': never
  'error.closing_balance_left': never
  'closing.title': never
  'closing.lead': never
  'closing.before': never
  'closing.needsPassword': never
  'closing.open': never
  'closing.code': never
  'closing.code.hint': never
  'closing.next': never
  'closing.ask': 'account'
  'closing.yes': never
  'closing.no': never
  'closing.where.rounds': never
  'closing.where.withdraw': never
  'closing.where.withdrawals': never
  'closing.where.deposits': never
  'closing.where.transfers': never
  'closing.where.vendors': never
  'closing.where.support': never
}

interface SlotsReels {
  'reels.odds': 'rtp' | 'times' | 'volatility'
  'reels.trial': never
  'reels.replay': never
  'reels.respins': 'count'
  'reels.result.wins': 'amount' | 'count'
  'reels.result.falls': 'amount' | 'count'
  'reels.result.coins': 'amount'
  'reels.stake.ways': 'count'
  'reels.stake.anywhere': never
  'reels.symbol.coin': never
  'reels.info.note.lines': 'amount'
  'reels.info.note.ways': 'amount'
  'reels.info.note.anywhere': 'amount'
  'reels.info.wild': never
  'reels.info.scatter': never
  'reels.info.coin': never
  'reels.info.free': 'cap' | 'count' | 'scatters'
  'reels.info.growing': 'list'
  'reels.info.falls': never
  'reels.info.fallsText': 'count' | 'list'
  'reels.info.hold': never
  'reels.info.holdText': 'coins' | 'respins'
  'reels.info.holdPays': 'full' | 'high' | 'low'
  'reels.info.filled': never
  'reels.info.filledText': 'list'
  'reels.info.ways': 'count'
  'reels.info.waysText': never
  'reels.info.anywhere': never
  'reels.info.anywhereText': 'count'
  'reels.info.linesText': never
  'reels.failed': never
  'reels.gone': never
  'reels.back': never
  'reels.retry': never
  'reels.refused.not_enough_money': never
  'reels.refused.stake_not_allowed': never
  'reels.refused.limit_reached': never
  'reels.refused.limits_missing': never
  'reels.refused.play_blocked': never
  'reels.refused.member_locked': never
  'reels.refused.logged_out': never
  'reels.refused.token_expired': never
  'reels.refused.session_replaced': never
  'reels.refused.game_disabled': never
  'reels.refused.maintenance': never
  'reels.refused.wallet_elsewhere': never
  'reels.refused.too_fast': never
  'reels.refused.busy': never
  'reels.refused.other': never
}

interface Slots {
  'slots.controls': never
  'slots.reels': never
  'slots.balance': never
  'slots.bonus': 'sum'
  'slots.bonus.limit': 'limit'
  'slots.wager.title': never
  'slots.wager.left': 'left'
  'slots.wager.required': never
  'slots.wager.done': never
  'slots.wager.remaining': never
  'slots.wager.weight': never
  'slots.wager.percent': 'percent'
  'slots.wager.maxBet': never
  'slots.wager.time': never
  'slots.wager.days': 'count'
  'slots.wager.hours': 'count'
  'slots.wager.lastHour': never
  'slots.wager.nothing': never
  'slots.wager.text': never
  'slots.wager.terms': never
  'slots.wager.over': never
  'slots.wager.outcome': never
  'slots.win': never
  'slots.returned': never
  'slots.spin': never
  'slots.spinning': never
  'slots.sound': never
  'slots.session.time': never
  'slots.session.net': never
  'slots.stake': never
  'slots.stake.less': never
  'slots.stake.more': never
  'slots.stake.choose': 'amount'
  'slots.stake.title': never
  'slots.stake.lines': 'amount' | 'count'
  'slots.spent': never
  'slots.spent.free': never
  'slots.deposit': never
  'slots.dialog.close': never
  'slots.result.none': never
  'slots.result.returned': 'amount' | 'stake'
  'slots.result.lines': 'amount' | 'count'
  'slots.result.scatter': 'amount'
  'slots.result.free': 'amount' | 'count'
  'slots.reconnecting': never
  'slots.uncertain': never
  'slots.again': never
  'slots.understood': never
  'slots.pending.title': never
  'slots.pending.watch': never
  'slots.skip': never
  'slots.tier.big': never
  'slots.tier.mega': never
  'slots.tier.epic': never
  'slots.free.won': never
  'slots.free.play': never
  'slots.free.again': never
  'slots.free.more': never
  'slots.free.count': 'count'
  'slots.free.over': 'count'
  'slots.free.counter': 'played' | 'total'
  'slots.rounds.left': 'left' | 'rounds'
  'slots.rounds.stake': 'stake'
  'slots.rounds.won': 'sum'
  'slots.rounds.over.cash': 'count' | 'sum'
  'slots.rounds.over.bonus': 'count' | 'paid' | 'sum'
  'slots.rounds.over.lost': 'count' | 'sum'
  'slots.rounds.over.none': 'count'
  'slots.info.open': never
  'slots.info.title': never
  'slots.info.paytable': never
  'slots.info.paytableNote': 'amount'
  'slots.info.wild': never
  'slots.info.scatter': never
  'slots.info.free': never
  'slots.info.freeText': 'cap' | 'count'
  'slots.info.freeTimes': 'multiplier'
  'slots.info.lines': 'count'
  'slots.info.linesText': never
  'slots.info.facts': never
  'slots.info.rtp': never
  'slots.info.rtpText': never
  'slots.info.volatility': never
  'slots.info.volatility.low': never
  'slots.info.volatility.middle': never
  'slots.info.volatility.high': never
  'slots.info.volatilityText': never
  'slots.info.hits': never
  'slots.info.maxWin': never
  'slots.info.maxWinValue': 'amount' | 'times'
  'slots.info.version': never
  'slots.info.rules': never
  'slots.info.rulesText': never
  'slots.symbol.wild': never
  'slots.symbol.scatter': never
  'slots.symbol.high1': never
  'slots.symbol.high2': never
  'slots.symbol.high3': never
  'slots.symbol.mid1': never
  'slots.symbol.mid2': never
  'slots.symbol.low1': never
  'slots.symbol.low2': never
  'slots.symbol.low3': never
  'slots.symbol.low4': never
  'slots.check.title': never
  'slots.check.time': never
  'slots.check.net': never
  'slots.check.text': never
  'slots.check.on': never
  'slots.check.stop': never
  'slots.check.history': never
  'slots.check.failed': never
  'error.reality_check_due': never
  'error.bonus_bet_too_high': never
  'error.free_rounds_over': never
}

interface Statements {
  'statement.title': never
  'statement.loading': never
  'statement.show': never
  'statement.show.all': never
  'statement.show.money': never
  'statement.show.deposit': never
  'statement.show.withdrawal': never
  'statement.show.correction': never
  'statement.show.other': never
  'statement.opening': never
  'statement.credited': never
  'statement.debited': never
  'statement.hidden': never
  'statement.closing': never
  'statement.page': never
  'statement.held': 'balance' | 'held' | 'total'
  'statement.what': never
  'statement.when': never
  'statement.balance': never
  'statement.dayBalance': 'balance'
  'statement.play': 'rounds' | 'when'
  'statement.rounds': 'count' | 'rounds'
  'statement.currency': never
  'statement.id': never
  'statement.reference': never
  'statement.corrects': never
  'statement.number': 'id'
  'statement.of': 'id'
  'statement.from': never
  'statement.to': never
  'statement.amount': never
  'statement.after': never
  'statement.correctedBy': 'id'
  'statement.file': never
  'statement.file.limit': 'count'
  'statement.empty.title': never
  'statement.empty.filtered': never
  'statement.empty.text': never
  'line.play': never
  'line.late': never
  'line.deposit': never
  'line.withdrawal': never
  'line.correction': never
  'line.other': never
  'kind.withdrawal-return': never
  'kind.trial-refill': never
  'kind.vendor-in': 'vendor'
  'kind.vendor-out': 'vendor'
  'kind.vip-level': never
  'kind.vip-benefit': never
  'kind.referral-reward': never
  'kind.referral-welcome': never
  'kind.mission-reward': never
  'kind.sign-in': never
  'kind.envelope': never
  'kind.jackpot-win': never
  'kind.raffle-prize': never
  'kind.prize': never
  'kind.bonus-convert': never
  'kind.rebate': never
  'kind.promotion': never
  'kind.free-rounds': never
  'kind.point-reward': never
  'kind.point-convert': never
  'kind.commission-payout': never
  'kind.line-rebate': never
  'kind.opening': never
  'kind.closing': never
  'kind.hidden': never
  'party.wallet': never
  'party.house': never
  'party.deposits': never
  'party.unclaimed': never
  'party.debts': never
  'party.withdrawals': never
  'party.fees': never
  'party.bonus': never
  'party.prizes': never
  'party.commission': never
  'party.trial': never
  'party.adjustment': never
  'party.member': never
  'party.vendor': never
  'party.other': never
  'profit.title': never
  'profit.upTo': 'when'
  'profit.validBet': never
  'profit.category': never
  'profit.categories': never
  'profit.categories.file': never
  'profit.money': never
  'profit.deposits': never
  'profit.withdrawals': never
  'profit.fees': never
  'profit.corrections': never
  'profit.other': never
  'profit.play': never
  'profit.night': never
  'profit.lifetime': never
  'profit.lifetime.none': never
  'profit.since': 'day'
  'profit.net': never
  'profit.net.text': never
  'error.transaction_not_found': never
  'statement.sentTo': 'account'
  'statement.receivedFrom': 'account'
}

interface Stopped {
  stopped: never
  order: never
  statement: never
  again: never
}

interface System {
  support: never
  'support.title': never
  'support.heading': never
  'support.lead': never
  'support.none': never
  'support.channels': never
  'support.write': never
  'support.answers': never
  'support.have': never
  'support.crisis.title': never
  'support.crisis.text': never
  'support.crisis.call': never
  'support.crisis.site': never
  open: never
  noscript: never
  'noscript.account': never
  'trouble.offline': never
  'trouble.down': never
  'trouble.slow': never
  'trouble.busy': never
  'trouble.away': never
  'trouble.contract': never
  'trouble.back': never
  'trouble.retry': never
  'trouble.reload': never
  'maintenance.title': never
  'maintenance.heading': never
  'maintenance.text': never
  'maintenance.until': 'when'
  'region.title': never
  'region.heading': never
  'region.text': never
  'region.ip': 'ip'
  'offline.title': never
  'offline.heading': never
  'offline.text': never
  'app.title': never
  'app.description': never
  'app.heading': never
  'app.lead': never
  'app.android.title': never
  'app.android.text': never
  'app.android.step1': never
  'app.android.step2': never
  'app.android.step3': never
  'app.android.step4': never
  'app.ios.title': never
  'app.ios.text': never
  'app.ios.step1': never
  'app.ios.step2': never
  'app.ios.step3': never
  'app.ios.step4': never
  'app.ios-lite.title': never
  'app.ios-lite.text': never
  'app.ios-lite.step1': never
  'app.ios-lite.step2': never
  'app.ios-lite.step3': never
  'app.code': never
  'app.scan': never
  'app.note': never
  'mirrors.title': never
  'mirrors.description': never
  'mirrors.heading': never
  'mirrors.lead': never
  'mirrors.none': never
  'mirrors.check': never
  'feedback.title': never
  'feedback.description': never
  'feedback.heading': never
  'feedback.lead': never
  'feedback.type': never
  'feedback.type.choose': never
  'feedback.type.required': never
  'feedback.type.account': never
  'feedback.type.deposit': never
  'feedback.type.withdrawal': never
  'feedback.type.games': never
  'feedback.type.promotions': never
  'feedback.type.suggestion': never
  'feedback.type.agent': never
  'feedback.type.other': never
  'feedback.content': never
  'feedback.content.hint': 'max' | 'min'
  'feedback.content.hint.most': 'max'
  'feedback.content.required': never
  'feedback.content.length': 'max' | 'min'
  'feedback.contact': never
  'feedback.contact.hint': never
  'feedback.submit': never
  'feedback.busy': never
  'feedback.sent': never
  'feedback.more': never
}

interface TablesLive {
  'live.label': never
  'live.stage.open': never
  'live.stage.closed': never
  'live.stage.showing': never
  'live.stage.over': never
  'live.stage.void': never
  'live.stage.voidBack': never
  'live.stage.waiting': never
  'live.stage.shut': never
  'live.stage.lastRound': never
  'live.reconnecting': never
  'live.players': 'count'
  'live.bets': 'count'
  'live.seconds': 'count'
  'live.ring.closed': never
  'live.ring.wait': never
  'live.ring.shut': never
  'live.late': never
  'live.limit.least': 'limit'
  'live.limit.most': 'limit'
  'live.limit.round': 'limit'
  'live.limit.win': 'limit'
  'live.limit.table': never
  'live.refused.place': 'most'
  'live.chat': never
  'live.chat.unread': 'count'
  'live.chat.rules': never
  'live.chat.loading': never
  'live.chat.empty': never
  'live.chat.write': never
  'live.chat.send': never
  'live.chat.mute': never
  'live.chat.muteOne': 'author'
  'live.chat.hearAll': 'count'
  'live.chat.off': never
  'live.info.shared': never
  'live.info.late': never
  'live.info.place': never
  'live.info.round': never
  'live.info.win': never
  'live.fair.text': never
  'live.fair.chain': never
  'live.fair.round': never
  'live.fair.public': never
  'live.fair.seed': never
  'live.fair.later': never
  'live.fair.head': never
}

interface Tables {
  'table.total': never
  'table.csv': never
  'table.xlsx': never
  'table.csv.busy': never
  'table.csv.failed': never
  'table.csv.loaded': 'count'
  'table.details': never
  copy: never
  'copy.text': never
  'copy.text.failed': never
  'copy.text.done': never
  'copy.failed': never
  'copy.done': never
  'copy.done.text': never
  'copy.close': never
  pager: never
  'pager.first': never
  'pager.newer': never
  'pager.older': never
  range: never
  'day.today': never
  'day.yesterday': never
  'range.today': never
  'range.days': 'days'
  'range.from': never
  'range.to': never
  'range.other': never
  'range.previous': never
  'range.next': never
  'range.missing': never
  'range.order': never
  'range.future': never
  'range.old': never
}

interface Tournaments {
  'tournaments.title': never
  'tournaments.lead': never
  loading: never
  now: never
  'now.empty': never
  'now.empty.text': never
  over: never
  'state.coming': never
  'state.running': never
  'state.counting': never
  'state.over': never
  pool: never
  from: never
  until: never
  players: never
  measure: never
  'measure.valid-bet': never
  'measure.multiplier': never
  'measure.rounds': never
  'rule.games': never
  'rule.games.all': never
  minStake: never
  join: never
  'join.note': never
  'mine.place': 'place' | 'players'
  'mine.score': never
  'mine.wins': never
  'prize.none': never
  'prize.open': 'prize'
  'prize.paid': 'prize'
  'prize.not-paid': 'prize'
  prizes: never
  'prizes.place': 'place'
  'prizes.places': 'from' | 'to'
  rules: never
  table: never
  'table.loading': never
  'table.empty': never
  'table.empty.text': never
  'table.place': never
  'table.name': never
  'table.score': never
  'table.prize': never
  'table.you': 'name'
  'table.counted': 'when'
  'error.tournament_not_found': never
  'error.tournament_over': never
  'mine.label': never
  'mine.noPlace': never
  'time.left': never
  'time.begins': never
  'mine.first': never
  'none.prize': never
  'rise.valid-bet': 'more' | 'place'
  'rise.rounds': 'count' | 'place'
  'rise.multiplier': 'place' | 'score'
  'rise.top': never
  'rise.start.valid-bet': 'stake'
  'rise.start.rounds': 'stake'
  'rise.start.multiplier': 'stake'
  play: never
  details: never
}

interface Uploads {
  'picture.add': never
  'picture.change': never
  'picture.remove': never
  'picture.hint': never
  'error.picture_invalid': never
  'error.picture_too_large': never
  'error.upload_limit': never
  'error.upload_unknown': never
}

interface VendorWallets {
  'funds.name': never
  'wallets.title': never
  'wallets.main': never
  'wallets.main.text': never
  'wallets.vendor.text': 'vendor'
  'wallets.silent': 'amount'
  'wallets.again': never
  'wallets.asking': never
  'wallets.underWay': 'amount'
  'back.all': never
  'back.busy': never
  'result.done': 'vendor'
  'result.unknown': 'vendor'
  'single.title': never
  'single.text': never
  'single.all': never
  'form.title': never
  'form.direction': never
  'form.in': never
  'form.out': never
  'form.vendor': never
  'form.amount': never
  'form.hint.in': 'amount' | 'vendor'
  'form.hint.out': 'amount' | 'vendor'
  'form.all': 'amount'
  'form.busy': never
  'form.submit': never
  'amount.required': never
  'amount.format': never
  'amount.zero': never
  'amount.most.in': 'amount'
  'amount.most.out': 'amount'
  'amount.less': never
  'list.title': never
  'list.in': 'vendor'
  'list.out': 'vendor'
  'list.empty.title': never
  'list.empty.text': never
  'fate.sent': never
  'fate.sent.text': 'vendor'
  'fate.unknown': never
  'fate.unknown.text': 'vendor'
  'fate.done': never
  'fate.refused': never
  'reason.refused_by_vendor': never
  'reason.vendor_balance_low': never
  'reason.never_arrived': never
  'reason.other': never
  'error.vendor_wallet_unknown': never
  'error.reality_check_due': never
  'error.vendor_round_open': never
}

interface VipRebates {
  'rebate.title': never
  'rebate.lead': never
  claimable: never
  'claimable.sum': 'sum'
  'claimable.empty': never
  'claimable.empty.text': never
  claim: 'amount'
  'claim.until': 'when'
  claimed: 'amount'
  list: never
  'list.empty': never
  'list.empty.text': never
  'state.offered': never
  'state.claimed': never
  'state.expired': never
  'state.small': never
  'small.text': 'minimum'
  validBet: never
  rate: never
  level: never
  'level.name': 'level' | 'rank' | 'version'
  product: never
  'product.text': 'exact' | 'rate' | 'validBet'
  amount: never
  period: never
  'period.text': 'from' | 'to'
  claimedAt: never
  'error.rebate_not_found': never
  'error.rebate_claimed': never
  'error.rebate_expired': never
  'error.rebate_too_small': never
}

interface Vip {
  title: never
  description: never
  heading: never
  lead: never
  'empty.title': never
  'empty.text': never
  join: never
  levels: never
  'level.rank': 'rank'
  'level.needed': never
  'level.needed.none': never
  'level.bonus': never
  'level.bonus.none': never
  'level.rates': never
  'level.rates.none': never
  rules: never
  'rules.validBet': never
  'rules.level': never
  'rules.bonus': never
  'rules.rebate.day': never
  'rules.rebate.week': never
  'rules.claim': 'count'
  'rules.trial': never
  'mine.title': never
  'mine.loading': never
  'mine.none': never
  'mine.played': 'sum'
  'mine.left': 'left' | 'level'
  'mine.progress': 'level'
  'mine.top': never
  'mine.claim': never
  'steps.title': never
  'step.bonus': 'amount'
  'step.paid': never
  'step.open': never
  'step.not-paid': never
  'step.none': never
  'step.reason.pause': never
  'step.reason.exclusion': never
  'step.reason.register': never
  'step.reason.closed': never
  'level.benefit.week': never
  'level.benefit.month': never
  'level.maintained': never
  'level.maintained.none': never
  'rules.benefit.week': never
  'rules.benefit.month': never
  'mine.keep': 'played' | 'required' | 'until'
  'mine.kept': never
  'periods.title': never
  'period.week': 'from'
  'period.played': never
  'period.required': never
  'period.benefit': 'amount'
  'period.lost': never
  'period.regained': never
  'step.needed': never
  'step.played': never
  'period.level': never
}

interface Withdrawals {
  'withdraw.title': never
  'password.title': never
  'password.lead': never
  'password.new': never
  'password.new.hint': never
  'password.again': never
  'password.login': never
  'password.login.required': never
  'password.digits': never
  'password.differ': never
  'password.common': never
  'password.busy': never
  'password.submit': never
  'password.withdraw': never
  'password.withdraw.required': never
  'password.show': never
  'password.hide': never
  'turnover.title': 'amount'
  'turnover.lead': never
  'turnover.caption': never
  'turnover.when': never
  'turnover.source': never
  'turnover.source.deposit': never
  'turnover.source.transfer': never
  'turnover.amount': never
  'turnover.required': never
  'turnover.done': never
  'turnover.left': never
  'form.title': never
  'form.balance': never
  'form.most': never
  'form.turnover': 'amount'
  'form.account': never
  'form.amount': never
  'form.bounds': 'maximum' | 'minimum'
  'form.all': 'amount'
  'form.fee': never
  'form.payout': never
  'form.when': 'duration'
  'form.speed': 'median' | 'ninety'
  'form.speed.same': 'ninety'
  'form.sent': never
  'form.busy': never
  'form.submit': never
  'form.wait': never
  'form.today': never
  'amount.required': never
  'amount.format': never
  'amount.minimum': 'amount'
  'amount.maximum': 'amount'
  'amount.balance': 'amount'
  'accounts.title': never
  'accounts.lead': never
  'accounts.lead.kinds': never
  'accounts.rests': never
  'accounts.usable': 'when'
  'accounts.add': never
  'accounts.key': never
  'accounts.key.hint': never
  'accounts.kind': never
  'payoutKind.pix': never
  'payoutKind.bank': never
  'payoutKind.usdt_tron': never
  'payoutKind.usdt_ethereum': never
  'payoutKind.bitcoin': never
  'accounts.bank.lead': never
  'accounts.bank': never
  'accounts.bank.choose': never
  'accounts.bank.required': never
  'accounts.branch': never
  'accounts.branch.hint': never
  'accounts.branch.wrong': never
  'accounts.account': never
  'accounts.account.hint': never
  'accounts.account.hint.caixa': never
  'accounts.accountKind': never
  'accounts.accountKind.current': never
  'accounts.accountKind.savings': never
  'accounts.accountKind.payment': never
  'accounts.address': never
  'accounts.address.hint': never
  'accounts.warning.usdt_tron': never
  'accounts.warning.usdt_ethereum': never
  'accounts.warning.bitcoin': never
  coins: never
  'coins.about': 'coins' | 'rate'
  'coins.paid': 'coins' | 'rate'
  'accounts.submit': never
  'accounts.busy': never
  'accounts.remove': never
  'accounts.remove.ask': 'account'
  'accounts.remove.yes': never
  'accounts.remove.no': never
  'list.title': never
  'list.empty.title': never
  'list.empty.text': never
  'list.account': never
  'list.expected': never
  'list.id': 'id'
  'state.requested': never
  'state.requested.text': never
  'state.review': never
  'state.review.text': never
  'state.approved': never
  'state.approved.text': never
  'state.submitted': never
  'state.submitted.text': never
  'state.unknown': never
  'state.unknown.text': never
  'state.paid': never
  'state.paid.text': never
  'state.rejected': never
  'state.rejected.text': never
  'state.failed': never
  'state.failed.text': never
  'state.returned': never
  'state.returned.text': never
  'reason.large_amount': never
  'reason.documents_needed': never
  'reason.owner_differs': never
  'reason.rules_broken': never
  'reason.asked_by_member': never
  'reason.account_unknown': never
  'reason.account_closed': never
  'reason.refused_by_bank': never
  'reason.not_received': never
  'reason.arrived': never
  'reason.paid_again': never
  'reason.never_arrived': never
  'reason.other': never
  'confirm.title': never
  'confirm.text': 'when'
  'confirm.received': never
  'confirm.not_received': never
  'confirm.fully_paid': never
  'confirm.received.said': never
  'confirm.not_received.said': never
  'confirm.found.arrived': never
  'confirm.found.paid_again': never
  'confirm.found.returned': never
  'confirm.found.note': 'note'
  'confirm.fully_paid.said': never
  'confirm.byTime': never
  'mobile.open': never
  'error.mobile_required': never
  'error.payout_account_unknown': never
  'error.payout_account_known': never
  'error.payout_account_not_ready': never
  'error.pix_key_invalid': never
  'error.pix_key_unknown': never
  'error.bank_account_invalid': never
  'error.bank_account_unknown': never
  'error.crypto_address_invalid': never
  'error.tax_number_missing': never
  'error.payout_kind_unavailable': never
  'error.rate_unavailable': never
  'error.owner_differs': never
  'error.owner_has_account': never
  'error.withdrawal_locked': never
  'error.turnover_open': never
  'error.withdrawal_limit': never
  'error.withdrawal_not_found': never
  'error.withdrawal_not_paid': never
  'form.rests': 'when'
  'error.withdrawals_rest': never
  'confirm.proof.text': never
  'confirm.proof.count': 'count' | 'most'
  'confirm.proof.send': never
  'confirm.proof.back': never
  'sent.title': 'amount'
  'sent.play': never
  'sent.again': never
  'list.arrived': never
  'list.toCome': never
}

export interface WordsByArea {
  'agent-centre': AgentCentre
  'auth-limits': AuthLimits
  'auth-passkeys': AuthPasskeys
  'auth-social': AuthSocial
  'auth-steps': AuthSteps
  auth: Auth
  bonuses: Bonuses
  centre: Centre
  commission: Commission
  common: Common
  contracts: Contracts
  'daily-sign-in': DailySignIn
  deposits: Deposits
  desk: Desk
  errors: Errors
  export: Export
  'fairness-picture': FairnessPicture
  'fairness-verify': FairnessVerify
  fairness: Fairness
  games: Games
  gateway: Gateway
  greeting: Greeting
  help: Help
  history: History
  'home-member': HomeMember
  home: Home
  hub: Hub
  'instants-baccarat': InstantsBaccarat
  'instants-bingo-hall': InstantsBingoHall
  'instants-bingo': InstantsBingo
  'instants-blackjack-table': InstantsBlackjackTable
  'instants-blackjack': InstantsBlackjack
  'instants-crash': InstantsCrash
  'instants-dice': InstantsDice
  'instants-dragon-tiger': InstantsDragonTiger
  'instants-hilo': InstantsHilo
  'instants-keno': InstantsKeno
  'instants-lightning-roulette': InstantsLightningRoulette
  'instants-limbo': InstantsLimbo
  'instants-mines': InstantsMines
  'instants-money-wheel': InstantsMoneyWheel
  'instants-plinko': InstantsPlinko
  'instants-roulette': InstantsRoulette
  'instants-scratch': InstantsScratch
  'instants-sic-bo': InstantsSicBo
  'instants-video-poker': InstantsVideoPoker
  'instants-wheel': InstantsWheel
  instants: Instants
  jackpot: Jackpot
  'kyc-needed': KycNeeded
  'kyc-tier': KycTier
  kyc: Kyc
  'line-transfers': LineTransfers
  line: Line
  'links-banner': LinksBanner
  links: Links
  'lobby-chat': LobbyChat
  'lobby-empty': LobbyEmpty
  'lobby-found': LobbyFound
  'lobby-search': LobbySearch
  lobby: Lobby
  lotteries: Lotteries
  'lottery-11x5': Lottery11x5
  'lottery-digits': LotteryDigits
  'lottery-lao': LotteryLao
  'lottery-lhc': LotteryLhc
  'lottery-picks': LotteryPicks
  'lottery-pk10': LotteryPk10
  'lottery-sea': LotterySea
  'lottery-vietnam': LotteryVietnam
  lottery: Lottery
  messages: Messages
  missions: Missions
  news: News
  'points-mall': PointsMall
  points: Points
  postbacks: Postbacks
  promotions: Promotions
  'protection-limits': ProtectionLimits
  protection: Protection
  push: Push
  raffles: Raffles
  'red-envelopes': RedEnvelopes
  referral: Referral
  reports: Reports
  returns: Returns
  security: Security
  'slots-reels': SlotsReels
  slots: Slots
  statements: Statements
  stopped: Stopped
  system: System
  'tables-live': TablesLive
  tables: Tables
  tournaments: Tournaments
  uploads: Uploads
  'vendor-wallets': VendorWallets
  'vip-rebates': VipRebates
  vip: Vip
  withdrawals: Withdrawals
}

export interface EveryWord
  extends AgentCentre,
    AuthLimits,
    AuthPasskeys,
    AuthSocial,
    AuthSteps,
    Auth,
    Bonuses,
    Centre,
    Commission,
    Common,
    Contracts,
    DailySignIn,
    Deposits,
    Desk,
    Errors,
    Export,
    FairnessPicture,
    FairnessVerify,
    Fairness,
    Games,
    Gateway,
    Greeting,
    Help,
    History,
    HomeMember,
    Home,
    Hub,
    InstantsBaccarat,
    InstantsBingoHall,
    InstantsBingo,
    InstantsBlackjackTable,
    InstantsBlackjack,
    InstantsCrash,
    InstantsDice,
    InstantsDragonTiger,
    InstantsHilo,
    InstantsKeno,
    InstantsLightningRoulette,
    InstantsLimbo,
    InstantsMines,
    InstantsMoneyWheel,
    InstantsPlinko,
    InstantsRoulette,
    InstantsScratch,
    InstantsSicBo,
    InstantsVideoPoker,
    InstantsWheel,
    Instants,
    Jackpot,
    KycNeeded,
    KycTier,
    Kyc,
    LineTransfers,
    Line,
    LinksBanner,
    Links,
    LobbyChat,
    LobbyEmpty,
    LobbyFound,
    LobbySearch,
    Lobby,
    Lotteries,
    Lottery11x5,
    LotteryDigits,
    LotteryLao,
    LotteryLhc,
    LotteryPicks,
    LotteryPk10,
    LotterySea,
    LotteryVietnam,
    Lottery,
    Messages,
    Missions,
    News,
    PointsMall,
    Points,
    Postbacks,
    Promotions,
    ProtectionLimits,
    Protection,
    Push,
    Raffles,
    RedEnvelopes,
    Referral,
    Reports,
    Returns,
    Security,
    SlotsReels,
    Slots,
    Statements,
    Stopped,
    System,
    TablesLive,
    Tables,
    Tournaments,
    Uploads,
    VendorWallets,
    VipRebates,
    Vip,
    Withdrawals {}

/** Each area of the site, one file of `locales/<language>/`. */
export const siteAreas = [
  'agent-centre',
  'auth-limits',
  'auth-passkeys',
  'auth-social',
  'auth-steps',
  'auth',
  'bonuses',
  'centre',
  'commission',
  'common',
  'contracts',
  'daily-sign-in',
  'deposits',
  'desk',
  'errors',
  'export',
  'fairness-picture',
  'fairness-verify',
  'fairness',
  'games',
  'greeting',
  'help',
  'history',
  'home-member',
  'home',
  'hub',
  'instants-baccarat',
  'instants-bingo-hall',
  'instants-bingo',
  'instants-blackjack-table',
  'instants-blackjack',
  'instants-crash',
  'instants-dice',
  'instants-dragon-tiger',
  'instants-hilo',
  'instants-keno',
  'instants-lightning-roulette',
  'instants-limbo',
  'instants-mines',
  'instants-money-wheel',
  'instants-plinko',
  'instants-roulette',
  'instants-scratch',
  'instants-sic-bo',
  'instants-video-poker',
  'instants-wheel',
  'instants',
  'jackpot',
  'kyc-needed',
  'kyc-tier',
  'kyc',
  'line-transfers',
  'line',
  'links-banner',
  'links',
  'lobby-chat',
  'lobby-empty',
  'lobby-found',
  'lobby-search',
  'lobby',
  'lotteries',
  'lottery-11x5',
  'lottery-digits',
  'lottery-lao',
  'lottery-lhc',
  'lottery-picks',
  'lottery-pk10',
  'lottery-sea',
  'lottery-vietnam',
  'lottery',
  'messages',
  'missions',
  'news',
  'points-mall',
  'points',
  'postbacks',
  'promotions',
  'protection-limits',
  'protection',
  'push',
  'raffles',
  'red-envelopes',
  'referral',
  'reports',
  'returns',
  'security',
  'slots-reels',
  'slots',
  'statements',
  'stopped',
  'system',
  'tables-live',
  'tables',
  'tournaments',
  'uploads',
  'vendor-wallets',
  'vip-rebates',
  'vip',
  'withdrawals',
] as const
