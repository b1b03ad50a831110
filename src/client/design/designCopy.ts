export const designCopy = {
  close: 'Fermer',
  optional: 'facultatif',
  undo: 'Annuler',
  loading: 'Chargement en cours',
  decrease: (label: string) => `Diminuer ${label}`,
  increase: (label: string) => `Augmenter ${label}`,
  atLeast: (least: number) => `À partir de ${least}`,
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  step: (position: number, count: number) => `Étape ${position} sur ${count}\u00a0:`,
  stepDone: 'terminée\u00a0:',
}
