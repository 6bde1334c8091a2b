/** A bank or payment institution of Brazil, as the Banco Central do Brasil numbers it. */
export interface Bank {
  /** Number that people write on a transfer (COMPE), three digits. */
  readonly code: string
  /** Number in the payment system (ISPB), the first eight digits of its tax number. */
  readonly ispb: string
  readonly name: string
}

const bank = (code: string, ispb: string, name: string): Bank => ({ code, ispb, name })

/** The largest banks, cooperatives and payment institutions that keep accounts of persons, by name. */
export const banks: readonly Bank[] = [
  bank('121', '10664513', 'Agibank'),
  bank('085', '05463212', 'Ailos'),
  bank('461', '19540550', 'Asaas'),
  bank('003', '04902979', 'Banco da Amazônia'),
  bank('001', '00000000', 'Banco do Brasil'),
  bank('004', '07237373', 'Banco do Nordeste'),
  bank('047', '13009717', 'Banese'),
  bank('021', '28127603', 'Banestes'),
  bank('037', '04913711', 'Banpará'),
  bank('041', '92702067', 'Banrisul'),
  bank('318', '61186680', 'BMG'),
  bank('237', '60746948', 'Bradesco'),
  bank('070', '00000208', 'BRB'),
  bank('208', '30306294', 'BTG Pactual'),
  bank('413', '01858774', 'BV'),
  bank('336', '31872495', 'C6 Bank'),
  bank('104', '00360305', 'Caixa'),
  bank('403', '37880206', 'Cora'),
  bank('133', '10398952', 'Cresol'),
  bank('707', '62232889', 'Daycoval'),
  bank('335', '27098060', 'Digio'),
  bank('364', '09089356', 'Efí'),
  bank('077', '00416968', 'Inter'),
  bank('341', '60701190', 'Itaú'),
  bank('323', '10573521', 'Mercado Pago'),
  bank('389', '17184037', 'Mercantil'),
  bank('260', '18236120', 'Nubank'),
  bank('212', '92894922', 'Original'),
  bank('290', '08561701', 'PagBank'),
  bank('623', '59285411', 'Pan'),
  bank('380', '22896431', 'PicPay'),
  bank('422', '58160789', 'Safra'),
  bank('033', '90400888', 'Santander'),
  bank('748', '01181521', 'Sicredi'),
  bank('756', '02038232', 'Sicoob'),
  bank('637', '60889128', 'Sofisa'),
  bank('197', '16501555', 'Stone'),
  bank('136', '00315557', 'Unicred'),
  bank('348', '33264668', 'XP'),
]

/** Undefined for a code that is not listed. */
export const bankOf = (code: string): Bank | undefined => banks.find((one) => one.code === code)
