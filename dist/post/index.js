import '../action/index.js';
