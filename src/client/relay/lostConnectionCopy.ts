export const lostConnectionCopy = {
  title: 'La connexion à nos services a échoué',
  text: 'Vous restez sur cette page, et rien n’est perdu. Nous réessayons dès que le réseau revient.',
  stay: 'Rester ici',
} as const
