export const lostListCopy = {
  title: 'La connexion à nos services a échoué',
}
