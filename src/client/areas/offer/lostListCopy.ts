export const lostListCopy = {
  unreachable: 'La connexion à nos services a échoué',
  onReconnect: 'Nous réessayons dès que le réseau revient.',
  busy: 'Nos services sont très sollicités',
  later: (wait = 'quelques instants') => `Patientez ${wait} avant de réessayer.`,
}
