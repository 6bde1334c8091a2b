import { expect, test } from 'vitest'
import { nameCheck } from '#gateway/account/members/reserved-names.ts'

const check = nameCheck('Arara')

test.each([
  ...[
    'admin',
    'Admin',
    'ADMIN',
    'ádmin',
    'a.d.m.i.n',
    'Admin_Support',
    'theAdmin',
    'admin2024',
    'admin 1',
    'adm',
    'mod',
  ],
  ...['4dm1n', 'adm1n', 'admln', '4dm1n99', 'm0derator', 'rnoderator', 'sup0rte'],
  ...[
    '\u0430dmin',
    'adm\u0456n',
    '\u0391rara',
    'm\u043Eder\u0430tor',
    'suport\u03B5',
    'ａｄｍｉｎ',
    '𝐚𝐝𝐦𝐢𝐧',
    'ᴀᴅᴍɪɴ',
    'ad\u200Bmin',
  ],
  ...['Arara', 'arara', 'ar4ra', 'AraraOficial', 'arara-suporte', 'ARARA BET', 'suporte24h', 'админ'],
  ...['Iv\u0430n', 'pа\u0443pal'],
  ...['ꓮꓓꓟꓲꓠ', 'ᗩᗪᗰᎥᑎ', 'Ⲁⲇⲙⲓⲛ', '🅰🅳🅼🅸🅽', 'ꓮꓣꓮꓣꓮ', 'a Admin', 'admin o'],
])('%s looks like a name of the house, or mixes alphabets (rule 1.8)', (name) => {
  expect(check(name)).toEqual({ reason: 'reserved' })
})

test.each(['', ' ', '\u200B', '\u3164', '\u2800', '\u0301', '\u2060\u2060'])('%j cannot be seen (rule 1.8)', (name) => {
  expect(check(name)).toEqual({ reason: 'required' })
})

test.each([
  ...['maria', 'rafael26', 'novato', "Ana D'Ávila", 'João 3', 'Joana Souza', 'Иван', 'Γιώργος', '王伟'],
  ...[
    'badminton',
    'Arara Azul',
    'Arara no Instagram',
    'araraquara',
    'modesto',
    'sistematico',
    'Ademir',
    'Adminovich',
    'staffan',
    'modelo',
    'Adma',
    'Staffa',
    'Moda',
    'Modo',
    'bettina',
    'real',
  ],
])('%s is a name like any other (rule 1.8)', (name) => expect(check(name)).toBeUndefined())
