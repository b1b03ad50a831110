import { tellMistake } from '#server/ops/tellMistake'

test.each<[string[], string]>([
  [['plaices', './places.yaml'], '« plaices » is no command: is it « places ».'],
  [['drop', 'orders'], '« drop » is no command.'],
  [
    ['catalogue', './carte', '--dryrun'],
    '« --dryrun » is no option of catalogue: is it « --dry-run ».',
  ],
  [['agreements'], '« agreements » needs another word.'],
  [['places', '--dry-run'], '« places » needs another word.'],
  [['menu'], '« menu » needs another word.'],
  [['close-account'], '« close-account » needs another word.'],
  [['pictures'], '« pictures » needs another word.'],
  [['order'], '« order » needs another word.'],
  [['mails', 'delete'], '« delete » is not what mails takes.'],
])('%j is told by its wrong word', (args, words) => {
  expect(tellMistake(args)).toBe(words)
})
