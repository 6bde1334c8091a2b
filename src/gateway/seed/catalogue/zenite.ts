import { lane } from './lane.ts'
import type { SeedGame } from './types.ts'

const rng = lane('ZENITE', 'RNG')
const esports = lane('ZENITE', 'ESPORTS')

/** ZENITE in RNG: nodeId from 6001. */
export const zeniteRngGames: readonly SeedGame[] = [
  rng(6001, 'Foguete do Xote', 'video', 'rocket', 'space'),
  rng(6002, 'Astronauta Zen', 'video megalines', 'astronaut', 'space'),
  rng(6003, 'Marciano Malandro', 'video', 'alien', 'space', { ink: 'lime' }),
  rng(6004, 'Robô Samba', 'video', 'robot', 'carnival', { hot: true, beside: 'drum' }),
  rng(6005, 'Cidade Neon', 'video megalines', 'slotmachine', 'neon'),
  rng(6006, 'Gemas Cósmicas', 'jackpot video', 'gems', 'neon', { tint: 70, frame: 'tube', plate: 'sign' }),
  rng(6007, 'Órbita Dourada', 'jackpot', 'rocket', 'neon', { tint: 45, frame: 'tube', ink: 'pink' }),
  rng(6008, 'Sete Sideral', 'classic', 'seven', 'neon', { tint: 180, frame: 'tube', ink: 'ice', plate: 'sign' }),
  rng(6009, 'Roda do Futuro', 'video', 'moneywheel', 'neon', { tint: -60, frame: 'tube' }),
  rng(6010, 'Estação Papagaio', 'video', 'macaw', 'space', { tint: 90, frame: 'plain' }),
  rng(6011, 'Buraco Negro', 'jackpot megalines', 'crystalball', 'space', { tint: -110, ink: 'ice' }),
  rng(6012, 'Gato Cibernético', 'video', 'luckycat', 'neon', { tint: 150, frame: 'tube', plate: 'sign', ink: 'pink' }),
  rng(6013, 'Piloto Turbo', 'adventure video', 'helmet', 'track', { ink: 'fire' }),
  rng(6014, 'Fórmula Trovão', 'adventure', 'racecar', 'track'),
  rng(6015, 'Corrida Noturna', 'adventure', 'racecar', 'neon', { tint: 160, frame: 'tube' }),
  rng(6016, 'Invasores de Marte', 'adventure video', 'alien', 'desert', { tint: -90, ink: 'pink' }),
  rng(6017, 'Robô Garçom', 'video', 'robot', 'candy', { tint: 120, beside: 'icecream' }),
  rng(6018, 'Neon Carioca', 'brazil video', 'toucan', 'neon', { tint: 40, frame: 'tube', plate: 'sign', ink: 'lime' }),
  rng(6019, 'Dragão de Cromo', 'megalines', 'dragon', 'neon', { tint: 110, frame: 'tube', ink: 'ice' }),
  rng(6020, 'Turbo Frutas', 'fruit classic', 'fruits', 'neon', { frame: 'tube', plate: 'sign', ink: 'lime', tint: 30 }),
  rng(6021, 'Lua de Queijo', 'video', 'astronaut', 'candy', { tint: 40, beside: 'balloon' }),
  rng(6022, 'Pantera Neon', 'megalines', 'jaguar', 'neon', { tint: 250, frame: 'tube', ink: 'pink' }),
  rng(6023, 'Cápsula do Tempo', 'adventure', 'robot', 'space', { tint: -90, frame: 'gilt' }),
  rng(6024, 'Fantasma Digital', 'video', 'ghost', 'neon', { tint: 140, frame: 'tube', plate: 'sign' }),
  rng(6025, 'Unicórnio Turbo', 'video', 'unicorn', 'neon', { tint: 60, frame: 'tube', ink: 'ice', fresh: true }),
  rng(6026, 'Arcade Tropical', 'classic video', 'pineapple', 'neon', {
    frame: 'tube',
    plate: 'sign',
    beside: 'controller',
  }),
]

/** ZENITE in ESPORTS: nodeId from 6101. */
export const zeniteEsportsGames: readonly SeedGame[] = [
  esports(6101, 'Copa Zênite', 'tournament', 'trophy', 'neon', { tint: 140, frame: 'tube', ink: 'ice' }),
  esports(6102, 'Grande Prêmio Virtual', 'racing', 'helmet', 'neon', { tint: -100, frame: 'tube' }),
  esports(6103, 'Duelo Estelar', 'arena', 'sword', 'space', { tint: 150, ink: 'ice' }),
]
