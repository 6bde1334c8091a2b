/** The most frequent words in lists of stolen passwords, in English and Portuguese, in lower case without accents. */
export const commonWords: ReadonlySet<string> = new Set(
  `password passw pass passwd passcode passphrase senha minhasenha suasenha senhasenha mudar mudarsenha trocarsenha
acesso admin administrator administrador root user usuario guest convidado test teste testing tester demo default
login logon welcome bemvindo letmein iloveyou loveyou teamo euteamo amor amorzinho meuamor amoreterno amorinfinito
love lovely lover forever sempre saudade paixao princess princesa prince principe queen rainha king rei sunshine
shadow master mestre monkey macaco dragon dragao tiger tigre lion leao eagle falcon wolf lobo bear panther cat gato
gatinha gatinho dog cachorro cachorrinho puppy kitty bunny horse cavalo snake cobra shark tubarao dolphin golfinho
butterfly borboleta flower flor florzinha rose rosa rosinha violet violeta lily daisy margarida orchid summer verao
winter inverno spring primavera autumn outono january janeiro february fevereiro march marco april abril may maio
june junho july julho august agosto september setembro october outubro november novembro december dezembro monday
segunda tuesday terca wednesday quarta thursday quinta friday sexta saturday sabado sunday domingo football futebol
baseball basketball basquete volleyball volei soccer hockey tennis tenis skate surf golf rugby boxing racing flamengo
corinthians palmeiras saopaulo santos vasco vascodagama gremio internacional cruzeiro atletico botafogo fluminense
bahia sport ceara fortaleza coritiba goias chapecoense timao mengao tricolor verdao galo brasil brazil america
argentina portugal lisboa porto benfica sporting rio riodejaneiro salvador recife curitiba manaus belem brasilia
london paris tokyo newyork california texas florida barcelona realmadrid madrid liverpool chelsea arsenal juventus
manchester superman batman spiderman homemaranha ironman hulk thor avengers vingadores pokemon pikachu naruto sasuke
goku vegeta dragonball mario luigi zelda sonic minecraft fortnite roblox freefire counter counterstrike callofduty
warcraft starcraft starwars startrek matrix harrypotter hogwarts gandalf hobbit frodo skywalker vader yoda jedi
metallica nirvana slipknot linkinpark ironmaiden acdc beatles elvis madonna michael jackson jordan jessica jennifer
ashley amanda andrea andreia barbara beatriz bianca bruna bruno camila carla carlos carolina caroline charlie
charlotte christian cristiano ronaldo ronaldinho neymar messi daniel daniela danielle david diego eduardo elizabeth
emanuel fabiana fabio felipe fernanda fernando francisco gabriel gabriela george guilherme gustavo hannah helena
henrique hunter igor isabela isabella jessie joao joaopedro joaquim jorge jose joseph joshua juliana juliano julia
kevin larissa laura leandro leonardo leticia lucas luana luciana luciano luis luiz luisa manuela marcela marcelo
marcio marcos maria mariana mariajose mariaclara marina mateus matheus matthew mauricio melissa miguel murilo natalia
nathalia nicole nicolas otavio patricia paula paulo pedro pedrohenrique priscila rafael rafaela raquel renata renato
ricardo roberta roberto robert rodrigo samuel sandra sarah sergio silvia simone sofia sophia tatiana thiago thomas
valentina vanessa vinicius vitoria victoria victor william andrew anthony justin brandon austin taylor george thunder
computer computador internet google facebook instagram whatsapp youtube twitter tiktok gmail hotmail yahoo outlook
microsoft windows linux ubuntu apple samsung iphone android nokia motorola xbox playstation nintendo toyota honda
yamaha suzuki ferrari porsche mercedes mustang corvette camaro harley ducati secret segredo secreto whatever nothing
nada qualquer trustno freedom liberdade peace paz hope esperanca faith fe jesus jesuscristo jesuseteamo jesusteama
deus deusefiel deusefie deusemais deusnocomando cristo senhor god angel anjo anjinho heaven blessed bencao gloria
familia family minhafamilia mother mae mamae father pai papai brother irmao sister irma baby bebe filho filha
children friends amigos amizade happy feliz felicidade smile sorriso sucesso success vitoria winner vencedor money
dinheiro rico fortuna fortune lucky sorte casino cassino poker bingo jackpot gambler slots apostas aposta bet aviator
tigrinho roleta cassinoonline cookie biscoito chocolate banana morango abacaxi laranja melancia pizza coffee cafe
cheese sugar pepper ginger orange purple roxo yellow amarelo green verde blue azul red vermelho black preto white
branco silver prata golden dourado gold ouro diamond diamante crystal cristal star estrela moon lua sky ceu ocean mar
praia beach island ilha mountain montanha fire fogo water agua storm tempestade phoenix fenix magic magia wizard mago
ninja samurai warrior guerreiro soldier soldado pirate pirata killer hacker gangster cowboy rocket foguete matador
changeme temp temporary temporario sample exemplo example something access system sistema server servidor database
office escritorio company empresa business negocio manager gerente boss chefe student estudante school escola college
university universidade teacher professor doctor doutor engineer engenheiro lawyer advogado police policia blink
asdfgh qwerty qwert qwertyuiop asdfghjkl zxcvbnm zxcvbn qazwsx qazwsxedc wsxedc abcdef abcdefg abcdefgh abc abcd aaaa
azerty qweasd qweasdzxc asdf asdasd qweqwe zxczxc poiuytrewq lkjhgfdsa mnbvcxz`.split(/\s+/),
)
