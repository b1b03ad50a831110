export const lostConnectionCopy = {
  title: 'La connexion à nos services a échoué',
  kept: 'Vous restez sur cette page, et rien n’est perdu.',
  again: 'Nous réessayons dès que le réseau revient.',
  stay: 'Rester ici',
} as const
