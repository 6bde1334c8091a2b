import { expect, test } from 'vitest'
import { wordStems } from '#lib/word-stems.ts'

const share = (left: string, right: string) => {
  const [one = []] = wordStems(left)
  const [other = []] = wordStems(right)
  return one.some((stem) => other.includes(stem))
}

test.each([
  ['tigrinho', 'Tigre'],
  ['tigrin', 'Tigre'],
  ['tigrão', 'Tigre'],
  ['Tigres', 'tigre'],
  ['gatinhas', 'gato'],
  ['dragõezinhos', 'dragão'],
  ['dragaozinho', 'Dragões'],
  ['leozinho', 'Leões'],
  ['leaozinho', 'Leão'],
  ['pãezinhos', 'pão'],
  ['mãozinha', 'mãos'],
  ['foguinho', 'Fogo'],
  ['macaquinho', 'Macaco'],
  ['barquinhos', 'barco'],
  ['oncinha', 'Onça'],
  ['lacinho', 'laço'],
  ['peixinho', 'Peixes'],
  ['coelhinho', 'coelho'],
  ['ratinho', 'rato'],
  ['fortuninha', 'Fortuna'],
  ['estrelinhas', 'Estrela'],
  ['luzinha', 'Luzes'],
  ['florzinha', 'Flores'],
  ['solzinho', 'Sol'],
  ['anéis', 'anel'],
  ['aneizinhos', 'anéis'],
  ['cristais', 'Cristal'],
  ['funis', 'funil'],
  ['heróis', 'herói'],
  ['jardins', 'Jardim'],
  ['baús', 'Baú'],
  ['reis', 'Rei'],
  ['coroas', 'Coroa'],
  ['pandas', 'Panda'],
  ['vikings', 'Viking'],
  ['samurais', 'Samurai'],
  ['dragons', 'dragon'],
  ['jewels', 'jewel'],
  ['boxes', 'box'],
  ['matches', 'match'],
  ['cherries', 'cherry'],
  ['heroes', 'hero'],
  ['piratas', 'Pirata'],
])('%s finds %s', (typed, name) => {
  expect(share(typed, name)).toBe(true)
})

test.each([
  ['vinho', 'vela'],
  ['tigre', 'trigo'],
  ['rainha', 'raio'],
  ['gato', 'galo'],
  ['lua', 'luz'],
  ['pavão', 'pavio'],
])('%s does not find %s', (typed, name) => {
  expect(share(typed, name)).toBe(false)
})

test('words that only say that a game is meant do not count beside others', () => {
  expect(wordStems('Jogo do Tigrinho')).toEqual(wordStems('tigre'))
  expect(wordStems('the tigers')).toEqual(wordStems('tiger'))
  expect(wordStems('jogo')).toHaveLength(1)
  expect(wordStems('!?')).toEqual([])
})
