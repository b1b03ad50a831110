/** One of them is shown while the session is checked. docs/rules/site.md#start */
export const loadingPhrases = [
  'On épluche vos identifiants, finement, à l’économe…',
  'Le chef cherche votre nom dans le livre de recettes…',
  'Encore un tour de moulin à poivre et c’est à vous…',
  'On dresse la table, ne soulevez pas la nappe…',
  'La vinaigrette est en pleine émulsion, ne la brusquons pas…',
  'On compte les cornichons\u00a0: un pour vous, un pour le chef…',
  'Votre compte sort du four, attention, c’est chaud…',
] as const
