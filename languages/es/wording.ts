export const fillers = ['simplemente', 'fácil', 'fáciles', 'fácilmente', 'por favor'];
