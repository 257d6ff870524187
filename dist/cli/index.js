#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 42613:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 24434:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 58611:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 69278:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 78474:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 77030:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 41792:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 80481:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");

/***/ }),

/***/ 80099:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 57075:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 46466:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 46193:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 87997:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 58500:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 73136:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 75919:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 13193:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 53557:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 64756:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 39023:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 43106:
/***/ (function(module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 18909:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {

const { Argument } = __nccwpck_require__(49154);
const { Command } = __nccwpck_require__(34348);
const { CommanderError, InvalidArgumentError } = __nccwpck_require__(41135);
const { Help } = __nccwpck_require__(79754);
const { Option } = __nccwpck_require__(45240);

exports.DM = new Command();

exports.gu = (name) => new Command(name);
exports.Ww = (flags, description) => new Option(flags, description);
exports.er = (name, description) => new Argument(name, description);

/**
 * Expose classes
 */

exports.uB = Command;
exports.c$ = Option;
exports.ef = Argument;
exports._V = Help;

exports.b7 = CommanderError;
exports.Di = InvalidArgumentError;
exports.a2 = InvalidArgumentError; // Deprecated


/***/ }),

/***/ 49154:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {

const { InvalidArgumentError } = __nccwpck_require__(41135);

class Argument {
  /**
   * Initialize a new command argument with the given name and description.
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @param {string} name
   * @param {string} [description]
   */

  constructor(name, description) {
    this.description = description || '';
    this.variadic = false;
    this.parseArg = undefined;
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.argChoices = undefined;

    switch (name[0]) {
      case '<': // e.g. <required>
        this.required = true;
        this._name = name.slice(1, -1);
        break;
      case '[': // e.g. [optional]
        this.required = false;
        this._name = name.slice(1, -1);
        break;
      default:
        this.required = true;
        this._name = name;
        break;
    }

    if (this._name.endsWith('...')) {
      this.variadic = true;
      this._name = this._name.slice(0, -3);
    }
  }

  /**
   * Return argument name.
   *
   * @return {string}
   */

  name() {
    return this._name;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Argument}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Set the custom handler for processing CLI command arguments into argument values.
   *
   * @param {Function} [fn]
   * @return {Argument}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Only allow argument value to be one of choices.
   *
   * @param {string[]} values
   * @return {Argument}
   */

  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  /**
   * Make argument required.
   *
   * @returns {Argument}
   */
  argRequired() {
    this.required = true;
    return this;
  }

  /**
   * Make argument optional.
   *
   * @returns {Argument}
   */
  argOptional() {
    this.required = false;
    return this;
  }
}

/**
 * Takes an argument and returns its human readable equivalent for help usage.
 *
 * @param {Argument} arg
 * @return {string}
 * @private
 */

function humanReadableArgName(arg) {
  const nameOutput = arg.name() + (arg.variadic === true ? '...' : '');

  return arg.required ? '<' + nameOutput + '>' : '[' + nameOutput + ']';
}

exports.Argument = Argument;
exports.humanReadableArgName = humanReadableArgName;


/***/ }),

/***/ 34348:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {

const EventEmitter = (__nccwpck_require__(78474).EventEmitter);
const childProcess = __nccwpck_require__(31421);
const path = __nccwpck_require__(76760);
const fs = __nccwpck_require__(73024);
const process = __nccwpck_require__(1708);

const { Argument, humanReadableArgName } = __nccwpck_require__(49154);
const { CommanderError } = __nccwpck_require__(41135);
const { Help, stripColor } = __nccwpck_require__(79754);
const { Option, DualOptions } = __nccwpck_require__(45240);
const { suggestSimilar } = __nccwpck_require__(65030);

class Command extends EventEmitter {
  /**
   * Initialize a new `Command`.
   *
   * @param {string} [name]
   */

  constructor(name) {
    super();
    /** @type {Command[]} */
    this.commands = [];
    /** @type {Option[]} */
    this.options = [];
    this.parent = null;
    this._allowUnknownOption = false;
    this._allowExcessArguments = false;
    /** @type {Argument[]} */
    this.registeredArguments = [];
    this._args = this.registeredArguments; // deprecated old name
    /** @type {string[]} */
    this.args = []; // cli args with options removed
    this.rawArgs = [];
    this.processedArgs = []; // like .args but after custom processing and collecting variadic
    this._scriptPath = null;
    this._name = name || '';
    this._optionValues = {};
    this._optionValueSources = {}; // default, env, cli etc
    this._storeOptionsAsProperties = false;
    this._actionHandler = null;
    this._executableHandler = false;
    this._executableFile = null; // custom name for executable
    this._executableDir = null; // custom search directory for subcommands
    this._defaultCommandName = null;
    this._exitCallback = null;
    this._aliases = [];
    this._combineFlagAndOptionalValue = true;
    this._description = '';
    this._summary = '';
    this._argsDescription = undefined; // legacy
    this._enablePositionalOptions = false;
    this._passThroughOptions = false;
    this._lifeCycleHooks = {}; // a hash of arrays
    /** @type {(boolean | string)} */
    this._showHelpAfterError = false;
    this._showSuggestionAfterError = true;
    this._savedState = null; // used in save/restoreStateBeforeParse

    // see configureOutput() for docs
    this._outputConfiguration = {
      writeOut: (str) => process.stdout.write(str),
      writeErr: (str) => process.stderr.write(str),
      outputError: (str, write) => write(str),
      getOutHelpWidth: () =>
        process.stdout.isTTY ? process.stdout.columns : undefined,
      getErrHelpWidth: () =>
        process.stderr.isTTY ? process.stderr.columns : undefined,
      getOutHasColors: () =>
        useColor() ?? (process.stdout.isTTY && process.stdout.hasColors?.()),
      getErrHasColors: () =>
        useColor() ?? (process.stderr.isTTY && process.stderr.hasColors?.()),
      stripColor: (str) => stripColor(str),
    };

    this._hidden = false;
    /** @type {(Option | null | undefined)} */
    this._helpOption = undefined; // Lazy created on demand. May be null if help option is disabled.
    this._addImplicitHelpCommand = undefined; // undecided whether true or false yet, not inherited
    /** @type {Command} */
    this._helpCommand = undefined; // lazy initialised, inherited
    this._helpConfiguration = {};
    /** @type {string | undefined} */
    this._helpGroupHeading = undefined; // soft initialised when added to parent
    /** @type {string | undefined} */
    this._defaultCommandGroup = undefined;
    /** @type {string | undefined} */
    this._defaultOptionGroup = undefined;
  }

  /**
   * Copy settings that are useful to have in common across root command and subcommands.
   *
   * (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
   *
   * @param {Command} sourceCommand
   * @return {Command} `this` command for chaining
   */
  copyInheritedSettings(sourceCommand) {
    this._outputConfiguration = sourceCommand._outputConfiguration;
    this._helpOption = sourceCommand._helpOption;
    this._helpCommand = sourceCommand._helpCommand;
    this._helpConfiguration = sourceCommand._helpConfiguration;
    this._exitCallback = sourceCommand._exitCallback;
    this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
    this._combineFlagAndOptionalValue =
      sourceCommand._combineFlagAndOptionalValue;
    this._allowExcessArguments = sourceCommand._allowExcessArguments;
    this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
    this._showHelpAfterError = sourceCommand._showHelpAfterError;
    this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;

    return this;
  }

  /**
   * @returns {Command[]}
   * @private
   */

  _getCommandAndAncestors() {
    const result = [];
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    for (let command = this; command; command = command.parent) {
      result.push(command);
    }
    return result;
  }

  /**
   * Define a command.
   *
   * There are two styles of command: pay attention to where to put the description.
   *
   * @example
   * // Command implemented using action handler (description is supplied separately to `.command`)
   * program
   *   .command('clone <source> [destination]')
   *   .description('clone a repository into a newly created directory')
   *   .action((source, destination) => {
   *     console.log('clone command called');
   *   });
   *
   * // Command implemented using separate executable file (description is second parameter to `.command`)
   * program
   *   .command('start <service>', 'start named service')
   *   .command('stop [service]', 'stop named service, or all if no name supplied');
   *
   * @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
   * @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
   * @param {object} [execOpts] - configuration options (for executable)
   * @return {Command} returns new command for action handler, or `this` for executable command
   */

  command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
    let desc = actionOptsOrExecDesc;
    let opts = execOpts;
    if (typeof desc === 'object' && desc !== null) {
      opts = desc;
      desc = null;
    }
    opts = opts || {};
    const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);

    const cmd = this.createCommand(name);
    if (desc) {
      cmd.description(desc);
      cmd._executableHandler = true;
    }
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    cmd._hidden = !!(opts.noHelp || opts.hidden); // noHelp is deprecated old name for hidden
    cmd._executableFile = opts.executableFile || null; // Custom name for executable file, set missing to null to match constructor
    if (args) cmd.arguments(args);
    this._registerCommand(cmd);
    cmd.parent = this;
    cmd.copyInheritedSettings(this);

    if (desc) return this;
    return cmd;
  }

  /**
   * Factory routine to create a new unattached command.
   *
   * See .command() for creating an attached subcommand, which uses this routine to
   * create the command. You can override createCommand to customise subcommands.
   *
   * @param {string} [name]
   * @return {Command} new command
   */

  createCommand(name) {
    return new Command(name);
  }

  /**
   * You can customise the help with a subclass of Help by overriding createHelp,
   * or by overriding Help properties using configureHelp().
   *
   * @return {Help}
   */

  createHelp() {
    return Object.assign(new Help(), this.configureHelp());
  }

  /**
   * You can customise the help by overriding Help properties using configureHelp(),
   * or with a subclass of Help by overriding createHelp().
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureHelp(configuration) {
    if (configuration === undefined) return this._helpConfiguration;

    this._helpConfiguration = configuration;
    return this;
  }

  /**
   * The default output goes to stdout and stderr. You can customise this for special
   * applications. You can also customise the display of errors by overriding outputError.
   *
   * The configuration properties are all functions:
   *
   *     // change how output being written, defaults to stdout and stderr
   *     writeOut(str)
   *     writeErr(str)
   *     // change how output being written for errors, defaults to writeErr
   *     outputError(str, write) // used for displaying errors and not used for displaying help
   *     // specify width for wrapping help
   *     getOutHelpWidth()
   *     getErrHelpWidth()
   *     // color support, currently only used with Help
   *     getOutHasColors()
   *     getErrHasColors()
   *     stripColor() // used to remove ANSI escape codes if output does not have colors
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureOutput(configuration) {
    if (configuration === undefined) return this._outputConfiguration;

    this._outputConfiguration = {
      ...this._outputConfiguration,
      ...configuration,
    };
    return this;
  }

  /**
   * Display the help or a custom message after an error occurs.
   *
   * @param {(boolean|string)} [displayHelp]
   * @return {Command} `this` command for chaining
   */
  showHelpAfterError(displayHelp = true) {
    if (typeof displayHelp !== 'string') displayHelp = !!displayHelp;
    this._showHelpAfterError = displayHelp;
    return this;
  }

  /**
   * Display suggestion of similar commands for unknown commands, or options for unknown options.
   *
   * @param {boolean} [displaySuggestion]
   * @return {Command} `this` command for chaining
   */
  showSuggestionAfterError(displaySuggestion = true) {
    this._showSuggestionAfterError = !!displaySuggestion;
    return this;
  }

  /**
   * Add a prepared subcommand.
   *
   * See .command() for creating an attached subcommand which inherits settings from its parent.
   *
   * @param {Command} cmd - new subcommand
   * @param {object} [opts] - configuration options
   * @return {Command} `this` command for chaining
   */

  addCommand(cmd, opts) {
    if (!cmd._name) {
      throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
    }

    opts = opts || {};
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    if (opts.noHelp || opts.hidden) cmd._hidden = true; // modifying passed command due to existing implementation

    this._registerCommand(cmd);
    cmd.parent = this;
    cmd._checkForBrokenPassThrough();

    return this;
  }

  /**
   * Factory routine to create a new unattached argument.
   *
   * See .argument() for creating an attached argument, which uses this routine to
   * create the argument. You can override createArgument to return a custom argument.
   *
   * @param {string} name
   * @param {string} [description]
   * @return {Argument} new argument
   */

  createArgument(name, description) {
    return new Argument(name, description);
  }

  /**
   * Define argument syntax for command.
   *
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @example
   * program.argument('<input-file>');
   * program.argument('[output-file]');
   *
   * @param {string} name
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom argument processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */
  argument(name, description, parseArg, defaultValue) {
    const argument = this.createArgument(name, description);
    if (typeof parseArg === 'function') {
      argument.default(defaultValue).argParser(parseArg);
    } else {
      argument.default(parseArg);
    }
    this.addArgument(argument);
    return this;
  }

  /**
   * Define argument syntax for command, adding multiple at once (without descriptions).
   *
   * See also .argument().
   *
   * @example
   * program.arguments('<cmd> [env]');
   *
   * @param {string} names
   * @return {Command} `this` command for chaining
   */

  arguments(names) {
    names
      .trim()
      .split(/ +/)
      .forEach((detail) => {
        this.argument(detail);
      });
    return this;
  }

  /**
   * Define argument syntax for command, adding a prepared argument.
   *
   * @param {Argument} argument
   * @return {Command} `this` command for chaining
   */
  addArgument(argument) {
    const previousArgument = this.registeredArguments.slice(-1)[0];
    if (previousArgument?.variadic) {
      throw new Error(
        `only the last argument can be variadic '${previousArgument.name()}'`,
      );
    }
    if (
      argument.required &&
      argument.defaultValue !== undefined &&
      argument.parseArg === undefined
    ) {
      throw new Error(
        `a default value for a required argument is never used: '${argument.name()}'`,
      );
    }
    this.registeredArguments.push(argument);
    return this;
  }

  /**
   * Customise or override default help command. By default a help command is automatically added if your command has subcommands.
   *
   * @example
   *    program.helpCommand('help [cmd]');
   *    program.helpCommand('help [cmd]', 'show help');
   *    program.helpCommand(false); // suppress default help command
   *    program.helpCommand(true); // add help command even if no subcommands
   *
   * @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
   * @param {string} [description] - custom description
   * @return {Command} `this` command for chaining
   */

  helpCommand(enableOrNameAndArgs, description) {
    if (typeof enableOrNameAndArgs === 'boolean') {
      this._addImplicitHelpCommand = enableOrNameAndArgs;
      if (enableOrNameAndArgs && this._defaultCommandGroup) {
        // make the command to store the group
        this._initCommandGroup(this._getHelpCommand());
      }
      return this;
    }

    const nameAndArgs = enableOrNameAndArgs ?? 'help [command]';
    const [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
    const helpDescription = description ?? 'display help for command';

    const helpCommand = this.createCommand(helpName);
    helpCommand.helpOption(false);
    if (helpArgs) helpCommand.arguments(helpArgs);
    if (helpDescription) helpCommand.description(helpDescription);

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    // init group unless lazy create
    if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);

    return this;
  }

  /**
   * Add prepared custom help command.
   *
   * @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
   * @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
   * @return {Command} `this` command for chaining
   */
  addHelpCommand(helpCommand, deprecatedDescription) {
    // If not passed an object, call through to helpCommand for backwards compatibility,
    // as addHelpCommand was originally used like helpCommand is now.
    if (typeof helpCommand !== 'object') {
      this.helpCommand(helpCommand, deprecatedDescription);
      return this;
    }

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    this._initCommandGroup(helpCommand);
    return this;
  }

  /**
   * Lazy create help command.
   *
   * @return {(Command|null)}
   * @package
   */
  _getHelpCommand() {
    const hasImplicitHelpCommand =
      this._addImplicitHelpCommand ??
      (this.commands.length &&
        !this._actionHandler &&
        !this._findCommand('help'));

    if (hasImplicitHelpCommand) {
      if (this._helpCommand === undefined) {
        this.helpCommand(undefined, undefined); // use default name and description
      }
      return this._helpCommand;
    }
    return null;
  }

  /**
   * Add hook for life cycle event.
   *
   * @param {string} event
   * @param {Function} listener
   * @return {Command} `this` command for chaining
   */

  hook(event, listener) {
    const allowedValues = ['preSubcommand', 'preAction', 'postAction'];
    if (!allowedValues.includes(event)) {
      throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
    }
    if (this._lifeCycleHooks[event]) {
      this._lifeCycleHooks[event].push(listener);
    } else {
      this._lifeCycleHooks[event] = [listener];
    }
    return this;
  }

  /**
   * Register callback to use as replacement for calling process.exit.
   *
   * @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
   * @return {Command} `this` command for chaining
   */

  exitOverride(fn) {
    if (fn) {
      this._exitCallback = fn;
    } else {
      this._exitCallback = (err) => {
        if (err.code !== 'commander.executeSubCommandAsync') {
          throw err;
        } else {
          // Async callback from spawn events, not useful to throw.
        }
      };
    }
    return this;
  }

  /**
   * Call process.exit, and _exitCallback if defined.
   *
   * @param {number} exitCode exit code for using with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   * @return never
   * @private
   */

  _exit(exitCode, code, message) {
    if (this._exitCallback) {
      this._exitCallback(new CommanderError(exitCode, code, message));
      // Expecting this line is not reached.
    }
    process.exit(exitCode);
  }

  /**
   * Register callback `fn` for the command.
   *
   * @example
   * program
   *   .command('serve')
   *   .description('start service')
   *   .action(function() {
   *      // do work here
   *   });
   *
   * @param {Function} fn
   * @return {Command} `this` command for chaining
   */

  action(fn) {
    const listener = (args) => {
      // The .action callback takes an extra parameter which is the command or options.
      const expectedArgsCount = this.registeredArguments.length;
      const actionArgs = args.slice(0, expectedArgsCount);
      if (this._storeOptionsAsProperties) {
        actionArgs[expectedArgsCount] = this; // backwards compatible "options"
      } else {
        actionArgs[expectedArgsCount] = this.opts();
      }
      actionArgs.push(this);

      return fn.apply(this, actionArgs);
    };
    this._actionHandler = listener;
    return this;
  }

  /**
   * Factory routine to create a new unattached option.
   *
   * See .option() for creating an attached option, which uses this routine to
   * create the option. You can override createOption to return a custom option.
   *
   * @param {string} flags
   * @param {string} [description]
   * @return {Option} new option
   */

  createOption(flags, description) {
    return new Option(flags, description);
  }

  /**
   * Wrap parseArgs to catch 'commander.invalidArgument'.
   *
   * @param {(Option | Argument)} target
   * @param {string} value
   * @param {*} previous
   * @param {string} invalidArgumentMessage
   * @private
   */

  _callParseArg(target, value, previous, invalidArgumentMessage) {
    try {
      return target.parseArg(value, previous);
    } catch (err) {
      if (err.code === 'commander.invalidArgument') {
        const message = `${invalidArgumentMessage} ${err.message}`;
        this.error(message, { exitCode: err.exitCode, code: err.code });
      }
      throw err;
    }
  }

  /**
   * Check for option flag conflicts.
   * Register option if no conflicts found, or throw on conflict.
   *
   * @param {Option} option
   * @private
   */

  _registerOption(option) {
    const matchingOption =
      (option.short && this._findOption(option.short)) ||
      (option.long && this._findOption(option.long));
    if (matchingOption) {
      const matchingFlag =
        option.long && this._findOption(option.long)
          ? option.long
          : option.short;
      throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
    }

    this._initOptionGroup(option);
    this.options.push(option);
  }

  /**
   * Check for command name and alias conflicts with existing commands.
   * Register command if no conflicts found, or throw on conflict.
   *
   * @param {Command} command
   * @private
   */

  _registerCommand(command) {
    const knownBy = (cmd) => {
      return [cmd.name()].concat(cmd.aliases());
    };

    const alreadyUsed = knownBy(command).find((name) =>
      this._findCommand(name),
    );
    if (alreadyUsed) {
      const existingCmd = knownBy(this._findCommand(alreadyUsed)).join('|');
      const newCmd = knownBy(command).join('|');
      throw new Error(
        `cannot add command '${newCmd}' as already have command '${existingCmd}'`,
      );
    }

    this._initCommandGroup(command);
    this.commands.push(command);
  }

  /**
   * Add an option.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addOption(option) {
    this._registerOption(option);

    const oname = option.name();
    const name = option.attributeName();

    // store default value
    if (option.negate) {
      // --no-foo is special and defaults foo to true, unless a --foo option is already defined
      const positiveLongFlag = option.long.replace(/^--no-/, '--');
      if (!this._findOption(positiveLongFlag)) {
        this.setOptionValueWithSource(
          name,
          option.defaultValue === undefined ? true : option.defaultValue,
          'default',
        );
      }
    } else if (option.defaultValue !== undefined) {
      this.setOptionValueWithSource(name, option.defaultValue, 'default');
    }

    // handler for cli and env supplied values
    const handleOptionValue = (val, invalidValueMessage, valueSource) => {
      // val is null for optional option used without an optional-argument.
      // val is undefined for boolean and negated option.
      if (val == null && option.presetArg !== undefined) {
        val = option.presetArg;
      }

      // custom processing
      const oldValue = this.getOptionValue(name);
      if (val !== null && option.parseArg) {
        val = this._callParseArg(option, val, oldValue, invalidValueMessage);
      } else if (val !== null && option.variadic) {
        val = option._collectValue(val, oldValue);
      }

      // Fill-in appropriate missing values. Long winded but easy to follow.
      if (val == null) {
        if (option.negate) {
          val = false;
        } else if (option.isBoolean() || option.optional) {
          val = true;
        } else {
          val = ''; // not normal, parseArg might have failed or be a mock function for testing
        }
      }
      this.setOptionValueWithSource(name, val, valueSource);
    };

    this.on('option:' + oname, (val) => {
      const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
      handleOptionValue(val, invalidValueMessage, 'cli');
    });

    if (option.envVar) {
      this.on('optionEnv:' + oname, (val) => {
        const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
        handleOptionValue(val, invalidValueMessage, 'env');
      });
    }

    return this;
  }

  /**
   * Internal implementation shared by .option() and .requiredOption()
   *
   * @return {Command} `this` command for chaining
   * @private
   */
  _optionEx(config, flags, description, fn, defaultValue) {
    if (typeof flags === 'object' && flags instanceof Option) {
      throw new Error(
        'To add an Option object use addOption() instead of option() or requiredOption()',
      );
    }
    const option = this.createOption(flags, description);
    option.makeOptionMandatory(!!config.mandatory);
    if (typeof fn === 'function') {
      option.default(defaultValue).argParser(fn);
    } else if (fn instanceof RegExp) {
      // deprecated
      const regex = fn;
      fn = (val, def) => {
        const m = regex.exec(val);
        return m ? m[0] : def;
      };
      option.default(defaultValue).argParser(fn);
    } else {
      option.default(fn);
    }

    return this.addOption(option);
  }

  /**
   * Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
   * option-argument is indicated by `<>` and an optional option-argument by `[]`.
   *
   * See the README for more details, and see also addOption() and requiredOption().
   *
   * @example
   * program
   *     .option('-p, --pepper', 'add pepper')
   *     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
   *     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
   *     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  option(flags, description, parseArg, defaultValue) {
    return this._optionEx({}, flags, description, parseArg, defaultValue);
  }

  /**
   * Add a required option which must have a value after parsing. This usually means
   * the option must be specified on the command line. (Otherwise the same as .option().)
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  requiredOption(flags, description, parseArg, defaultValue) {
    return this._optionEx(
      { mandatory: true },
      flags,
      description,
      parseArg,
      defaultValue,
    );
  }

  /**
   * Alter parsing of short flags with optional values.
   *
   * @example
   * // for `.option('-f,--flag [value]'):
   * program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
   * program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
   *
   * @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
   * @return {Command} `this` command for chaining
   */
  combineFlagAndOptionalValue(combine = true) {
    this._combineFlagAndOptionalValue = !!combine;
    return this;
  }

  /**
   * Allow unknown options on the command line.
   *
   * @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
   * @return {Command} `this` command for chaining
   */
  allowUnknownOption(allowUnknown = true) {
    this._allowUnknownOption = !!allowUnknown;
    return this;
  }

  /**
   * Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
   *
   * @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
   * @return {Command} `this` command for chaining
   */
  allowExcessArguments(allowExcess = true) {
    this._allowExcessArguments = !!allowExcess;
    return this;
  }

  /**
   * Enable positional options. Positional means global options are specified before subcommands which lets
   * subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
   * The default behaviour is non-positional and global options may appear anywhere on the command line.
   *
   * @param {boolean} [positional]
   * @return {Command} `this` command for chaining
   */
  enablePositionalOptions(positional = true) {
    this._enablePositionalOptions = !!positional;
    return this;
  }

  /**
   * Pass through options that come after command-arguments rather than treat them as command-options,
   * so actual command-options come before command-arguments. Turning this on for a subcommand requires
   * positional options to have been enabled on the program (parent commands).
   * The default behaviour is non-positional and options may appear before or after command-arguments.
   *
   * @param {boolean} [passThrough] for unknown options.
   * @return {Command} `this` command for chaining
   */
  passThroughOptions(passThrough = true) {
    this._passThroughOptions = !!passThrough;
    this._checkForBrokenPassThrough();
    return this;
  }

  /**
   * @private
   */

  _checkForBrokenPassThrough() {
    if (
      this.parent &&
      this._passThroughOptions &&
      !this.parent._enablePositionalOptions
    ) {
      throw new Error(
        `passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`,
      );
    }
  }

  /**
   * Whether to store option values as properties on command object,
   * or store separately (specify false). In both cases the option values can be accessed using .opts().
   *
   * @param {boolean} [storeAsProperties=true]
   * @return {Command} `this` command for chaining
   */

  storeOptionsAsProperties(storeAsProperties = true) {
    if (this.options.length) {
      throw new Error('call .storeOptionsAsProperties() before adding options');
    }
    if (Object.keys(this._optionValues).length) {
      throw new Error(
        'call .storeOptionsAsProperties() before setting option values',
      );
    }
    this._storeOptionsAsProperties = !!storeAsProperties;
    return this;
  }

  /**
   * Retrieve option value.
   *
   * @param {string} key
   * @return {object} value
   */

  getOptionValue(key) {
    if (this._storeOptionsAsProperties) {
      return this[key];
    }
    return this._optionValues[key];
  }

  /**
   * Store option value.
   *
   * @param {string} key
   * @param {object} value
   * @return {Command} `this` command for chaining
   */

  setOptionValue(key, value) {
    return this.setOptionValueWithSource(key, value, undefined);
  }

  /**
   * Store option value and where the value came from.
   *
   * @param {string} key
   * @param {object} value
   * @param {string} source - expected values are default/config/env/cli/implied
   * @return {Command} `this` command for chaining
   */

  setOptionValueWithSource(key, value, source) {
    if (this._storeOptionsAsProperties) {
      this[key] = value;
    } else {
      this._optionValues[key] = value;
    }
    this._optionValueSources[key] = source;
    return this;
  }

  /**
   * Get source of option value.
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSource(key) {
    return this._optionValueSources[key];
  }

  /**
   * Get source of option value. See also .optsWithGlobals().
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSourceWithGlobals(key) {
    // global overwrites local, like optsWithGlobals
    let source;
    this._getCommandAndAncestors().forEach((cmd) => {
      if (cmd.getOptionValueSource(key) !== undefined) {
        source = cmd.getOptionValueSource(key);
      }
    });
    return source;
  }

  /**
   * Get user arguments from implied or explicit arguments.
   * Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
   *
   * @private
   */

  _prepareUserArgs(argv, parseOptions) {
    if (argv !== undefined && !Array.isArray(argv)) {
      throw new Error('first parameter to parse must be array or undefined');
    }
    parseOptions = parseOptions || {};

    // auto-detect argument conventions if nothing supplied
    if (argv === undefined && parseOptions.from === undefined) {
      if (process.versions?.electron) {
        parseOptions.from = 'electron';
      }
      // check node specific options for scenarios where user CLI args follow executable without scriptname
      const execArgv = process.execArgv ?? [];
      if (
        execArgv.includes('-e') ||
        execArgv.includes('--eval') ||
        execArgv.includes('-p') ||
        execArgv.includes('--print')
      ) {
        parseOptions.from = 'eval'; // internal usage, not documented
      }
    }

    // default to using process.argv
    if (argv === undefined) {
      argv = process.argv;
    }
    this.rawArgs = argv.slice();

    // extract the user args and scriptPath
    let userArgs;
    switch (parseOptions.from) {
      case undefined:
      case 'node':
        this._scriptPath = argv[1];
        userArgs = argv.slice(2);
        break;
      case 'electron':
        // @ts-ignore: because defaultApp is an unknown property
        if (process.defaultApp) {
          this._scriptPath = argv[1];
          userArgs = argv.slice(2);
        } else {
          userArgs = argv.slice(1);
        }
        break;
      case 'user':
        userArgs = argv.slice(0);
        break;
      case 'eval':
        userArgs = argv.slice(1);
        break;
      default:
        throw new Error(
          `unexpected parse option { from: '${parseOptions.from}' }`,
        );
    }

    // Find default name for program from arguments.
    if (!this._name && this._scriptPath)
      this.nameFromFilename(this._scriptPath);
    this._name = this._name || 'program';

    return userArgs;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Use parseAsync instead of parse if any of your action handlers are async.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * program.parse(); // parse process.argv and auto-detect electron and special node flags
   * program.parse(process.argv); // assume argv[0] is app and argv[1] is script
   * program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv] - optional, defaults to process.argv
   * @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
   * @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
   * @return {Command} `this` command for chaining
   */

  parse(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    this._parseCommand([], userArgs);

    return this;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
   * await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
   * await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv]
   * @param {object} [parseOptions]
   * @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
   * @return {Promise}
   */

  async parseAsync(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    await this._parseCommand([], userArgs);

    return this;
  }

  _prepareForParse() {
    if (this._savedState === null) {
      this.saveStateBeforeParse();
    } else {
      this.restoreStateBeforeParse();
    }
  }

  /**
   * Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state saved.
   */
  saveStateBeforeParse() {
    this._savedState = {
      // name is stable if supplied by author, but may be unspecified for root command and deduced during parsing
      _name: this._name,
      // option values before parse have default values (including false for negated options)
      // shallow clones
      _optionValues: { ...this._optionValues },
      _optionValueSources: { ...this._optionValueSources },
    };
  }

  /**
   * Restore state before parse for calls after the first.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state restored.
   */
  restoreStateBeforeParse() {
    if (this._storeOptionsAsProperties)
      throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);

    // clear state from _prepareUserArgs
    this._name = this._savedState._name;
    this._scriptPath = null;
    this.rawArgs = [];
    // clear state from setOptionValueWithSource
    this._optionValues = { ...this._savedState._optionValues };
    this._optionValueSources = { ...this._savedState._optionValueSources };
    // clear state from _parseCommand
    this.args = [];
    // clear state from _processArguments
    this.processedArgs = [];
  }

  /**
   * Throw if expected executable is missing. Add lots of help for author.
   *
   * @param {string} executableFile
   * @param {string} executableDir
   * @param {string} subcommandName
   */
  _checkForMissingExecutable(executableFile, executableDir, subcommandName) {
    if (fs.existsSync(executableFile)) return;

    const executableDirMessage = executableDir
      ? `searched for local subcommand relative to directory '${executableDir}'`
      : 'no directory for search for local subcommand, use .executableDir() to supply a custom directory';
    const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
    throw new Error(executableMissing);
  }

  /**
   * Execute a sub-command executable.
   *
   * @private
   */

  _executeSubCommand(subcommand, args) {
    args = args.slice();
    let launchWithNode = false; // Use node for source targets so do not need to get permissions correct, and on Windows.
    const sourceExt = ['.js', '.ts', '.tsx', '.mjs', '.cjs'];

    function findFile(baseDir, baseName) {
      // Look for specified file
      const localBin = path.resolve(baseDir, baseName);
      if (fs.existsSync(localBin)) return localBin;

      // Stop looking if candidate already has an expected extension.
      if (sourceExt.includes(path.extname(baseName))) return undefined;

      // Try all the extensions.
      const foundExt = sourceExt.find((ext) =>
        fs.existsSync(`${localBin}${ext}`),
      );
      if (foundExt) return `${localBin}${foundExt}`;

      return undefined;
    }

    // Not checking for help first. Unlikely to have mandatory and executable, and can't robustly test for help flags in external command.
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // executableFile and executableDir might be full path, or just a name
    let executableFile =
      subcommand._executableFile || `${this._name}-${subcommand._name}`;
    let executableDir = this._executableDir || '';
    if (this._scriptPath) {
      let resolvedScriptPath; // resolve possible symlink for installed npm binary
      try {
        resolvedScriptPath = fs.realpathSync(this._scriptPath);
      } catch {
        resolvedScriptPath = this._scriptPath;
      }
      executableDir = path.resolve(
        path.dirname(resolvedScriptPath),
        executableDir,
      );
    }

    // Look for a local file in preference to a command in PATH.
    if (executableDir) {
      let localFile = findFile(executableDir, executableFile);

      // Legacy search using prefix of script name instead of command name
      if (!localFile && !subcommand._executableFile && this._scriptPath) {
        const legacyName = path.basename(
          this._scriptPath,
          path.extname(this._scriptPath),
        );
        if (legacyName !== this._name) {
          localFile = findFile(
            executableDir,
            `${legacyName}-${subcommand._name}`,
          );
        }
      }
      executableFile = localFile || executableFile;
    }

    launchWithNode = sourceExt.includes(path.extname(executableFile));

    let proc;
    if (process.platform !== 'win32') {
      if (launchWithNode) {
        args.unshift(executableFile);
        // add executable arguments to spawn
        args = incrementNodeInspectorPort(process.execArgv).concat(args);

        proc = childProcess.spawn(process.argv[0], args, { stdio: 'inherit' });
      } else {
        proc = childProcess.spawn(executableFile, args, { stdio: 'inherit' });
      }
    } else {
      this._checkForMissingExecutable(
        executableFile,
        executableDir,
        subcommand._name,
      );
      args.unshift(executableFile);
      // add executable arguments to spawn
      args = incrementNodeInspectorPort(process.execArgv).concat(args);
      proc = childProcess.spawn(process.execPath, args, { stdio: 'inherit' });
    }

    if (!proc.killed) {
      // testing mainly to avoid leak warnings during unit tests with mocked spawn
      const signals = ['SIGUSR1', 'SIGUSR2', 'SIGTERM', 'SIGINT', 'SIGHUP'];
      signals.forEach((signal) => {
        process.on(signal, () => {
          if (proc.killed === false && proc.exitCode === null) {
            // @ts-ignore because signals not typed to known strings
            proc.kill(signal);
          }
        });
      });
    }

    // By default terminate process when spawned process terminates.
    const exitCallback = this._exitCallback;
    proc.on('close', (code) => {
      code = code ?? 1; // code is null if spawned process terminated due to a signal
      if (!exitCallback) {
        process.exit(code);
      } else {
        exitCallback(
          new CommanderError(
            code,
            'commander.executeSubCommandAsync',
            '(close)',
          ),
        );
      }
    });
    proc.on('error', (err) => {
      // @ts-ignore: because err.code is an unknown property
      if (err.code === 'ENOENT') {
        this._checkForMissingExecutable(
          executableFile,
          executableDir,
          subcommand._name,
        );
        // @ts-ignore: because err.code is an unknown property
      } else if (err.code === 'EACCES') {
        throw new Error(`'${executableFile}' not executable`);
      }
      if (!exitCallback) {
        process.exit(1);
      } else {
        const wrappedError = new CommanderError(
          1,
          'commander.executeSubCommandAsync',
          '(error)',
        );
        wrappedError.nestedError = err;
        exitCallback(wrappedError);
      }
    });

    // Store the reference to the child process
    this.runningCommand = proc;
  }

  /**
   * @private
   */

  _dispatchSubcommand(commandName, operands, unknown) {
    const subCommand = this._findCommand(commandName);
    if (!subCommand) this.help({ error: true });

    subCommand._prepareForParse();
    let promiseChain;
    promiseChain = this._chainOrCallSubCommandHook(
      promiseChain,
      subCommand,
      'preSubcommand',
    );
    promiseChain = this._chainOrCall(promiseChain, () => {
      if (subCommand._executableHandler) {
        this._executeSubCommand(subCommand, operands.concat(unknown));
      } else {
        return subCommand._parseCommand(operands, unknown);
      }
    });
    return promiseChain;
  }

  /**
   * Invoke help directly if possible, or dispatch if necessary.
   * e.g. help foo
   *
   * @private
   */

  _dispatchHelpCommand(subcommandName) {
    if (!subcommandName) {
      this.help();
    }
    const subCommand = this._findCommand(subcommandName);
    if (subCommand && !subCommand._executableHandler) {
      subCommand.help();
    }

    // Fallback to parsing the help flag to invoke the help.
    return this._dispatchSubcommand(
      subcommandName,
      [],
      [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? '--help'],
    );
  }

  /**
   * Check this.args against expected this.registeredArguments.
   *
   * @private
   */

  _checkNumberOfArguments() {
    // too few
    this.registeredArguments.forEach((arg, i) => {
      if (arg.required && this.args[i] == null) {
        this.missingArgument(arg.name());
      }
    });
    // too many
    if (
      this.registeredArguments.length > 0 &&
      this.registeredArguments[this.registeredArguments.length - 1].variadic
    ) {
      return;
    }
    if (this.args.length > this.registeredArguments.length) {
      this._excessArguments(this.args);
    }
  }

  /**
   * Process this.args using this.registeredArguments and save as this.processedArgs!
   *
   * @private
   */

  _processArguments() {
    const myParseArg = (argument, value, previous) => {
      // Extra processing for nice error message on parsing failure.
      let parsedValue = value;
      if (value !== null && argument.parseArg) {
        const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
        parsedValue = this._callParseArg(
          argument,
          value,
          previous,
          invalidValueMessage,
        );
      }
      return parsedValue;
    };

    this._checkNumberOfArguments();

    const processedArgs = [];
    this.registeredArguments.forEach((declaredArg, index) => {
      let value = declaredArg.defaultValue;
      if (declaredArg.variadic) {
        // Collect together remaining arguments for passing together as an array.
        if (index < this.args.length) {
          value = this.args.slice(index);
          if (declaredArg.parseArg) {
            value = value.reduce((processed, v) => {
              return myParseArg(declaredArg, v, processed);
            }, declaredArg.defaultValue);
          }
        } else if (value === undefined) {
          value = [];
        }
      } else if (index < this.args.length) {
        value = this.args[index];
        if (declaredArg.parseArg) {
          value = myParseArg(declaredArg, value, declaredArg.defaultValue);
        }
      }
      processedArgs[index] = value;
    });
    this.processedArgs = processedArgs;
  }

  /**
   * Once we have a promise we chain, but call synchronously until then.
   *
   * @param {(Promise|undefined)} promise
   * @param {Function} fn
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCall(promise, fn) {
    // thenable
    if (promise?.then && typeof promise.then === 'function') {
      // already have a promise, chain callback
      return promise.then(() => fn());
    }
    // callback might return a promise
    return fn();
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCallHooks(promise, event) {
    let result = promise;
    const hooks = [];
    this._getCommandAndAncestors()
      .reverse()
      .filter((cmd) => cmd._lifeCycleHooks[event] !== undefined)
      .forEach((hookedCommand) => {
        hookedCommand._lifeCycleHooks[event].forEach((callback) => {
          hooks.push({ hookedCommand, callback });
        });
      });
    if (event === 'postAction') {
      hooks.reverse();
    }

    hooks.forEach((hookDetail) => {
      result = this._chainOrCall(result, () => {
        return hookDetail.callback(hookDetail.hookedCommand, this);
      });
    });
    return result;
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {Command} subCommand
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCallSubCommandHook(promise, subCommand, event) {
    let result = promise;
    if (this._lifeCycleHooks[event] !== undefined) {
      this._lifeCycleHooks[event].forEach((hook) => {
        result = this._chainOrCall(result, () => {
          return hook(this, subCommand);
        });
      });
    }
    return result;
  }

  /**
   * Process arguments in context of this command.
   * Returns action result, in case it is a promise.
   *
   * @private
   */

  _parseCommand(operands, unknown) {
    const parsed = this.parseOptions(unknown);
    this._parseOptionsEnv(); // after cli, so parseArg not called on both cli and env
    this._parseOptionsImplied();
    operands = operands.concat(parsed.operands);
    unknown = parsed.unknown;
    this.args = operands.concat(unknown);

    if (operands && this._findCommand(operands[0])) {
      return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
    }
    if (
      this._getHelpCommand() &&
      operands[0] === this._getHelpCommand().name()
    ) {
      return this._dispatchHelpCommand(operands[1]);
    }
    if (this._defaultCommandName) {
      this._outputHelpIfRequested(unknown); // Run the help for default command from parent rather than passing to default command
      return this._dispatchSubcommand(
        this._defaultCommandName,
        operands,
        unknown,
      );
    }
    if (
      this.commands.length &&
      this.args.length === 0 &&
      !this._actionHandler &&
      !this._defaultCommandName
    ) {
      // probably missing subcommand and no handler, user needs help (and exit)
      this.help({ error: true });
    }

    this._outputHelpIfRequested(parsed.unknown);
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // We do not always call this check to avoid masking a "better" error, like unknown command.
    const checkForUnknownOptions = () => {
      if (parsed.unknown.length > 0) {
        this.unknownOption(parsed.unknown[0]);
      }
    };

    const commandEvent = `command:${this.name()}`;
    if (this._actionHandler) {
      checkForUnknownOptions();
      this._processArguments();

      let promiseChain;
      promiseChain = this._chainOrCallHooks(promiseChain, 'preAction');
      promiseChain = this._chainOrCall(promiseChain, () =>
        this._actionHandler(this.processedArgs),
      );
      if (this.parent) {
        promiseChain = this._chainOrCall(promiseChain, () => {
          this.parent.emit(commandEvent, operands, unknown); // legacy
        });
      }
      promiseChain = this._chainOrCallHooks(promiseChain, 'postAction');
      return promiseChain;
    }
    if (this.parent?.listenerCount(commandEvent)) {
      checkForUnknownOptions();
      this._processArguments();
      this.parent.emit(commandEvent, operands, unknown); // legacy
    } else if (operands.length) {
      if (this._findCommand('*')) {
        // legacy default command
        return this._dispatchSubcommand('*', operands, unknown);
      }
      if (this.listenerCount('command:*')) {
        // skip option check, emit event for possible misspelling suggestion
        this.emit('command:*', operands, unknown);
      } else if (this.commands.length) {
        this.unknownCommand();
      } else {
        checkForUnknownOptions();
        this._processArguments();
      }
    } else if (this.commands.length) {
      checkForUnknownOptions();
      // This command has subcommands and nothing hooked up at this level, so display help (and exit).
      this.help({ error: true });
    } else {
      checkForUnknownOptions();
      this._processArguments();
      // fall through for caller to handle after calling .parse()
    }
  }

  /**
   * Find matching command.
   *
   * @private
   * @return {Command | undefined}
   */
  _findCommand(name) {
    if (!name) return undefined;
    return this.commands.find(
      (cmd) => cmd._name === name || cmd._aliases.includes(name),
    );
  }

  /**
   * Return an option matching `arg` if any.
   *
   * @param {string} arg
   * @return {Option}
   * @package
   */

  _findOption(arg) {
    return this.options.find((option) => option.is(arg));
  }

  /**
   * Display an error message if a mandatory option does not have a value.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */

  _checkForMissingMandatoryOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd.options.forEach((anOption) => {
        if (
          anOption.mandatory &&
          cmd.getOptionValue(anOption.attributeName()) === undefined
        ) {
          cmd.missingMandatoryOptionValue(anOption);
        }
      });
    });
  }

  /**
   * Display an error message if conflicting options are used together in this.
   *
   * @private
   */
  _checkForConflictingLocalOptions() {
    const definedNonDefaultOptions = this.options.filter((option) => {
      const optionKey = option.attributeName();
      if (this.getOptionValue(optionKey) === undefined) {
        return false;
      }
      return this.getOptionValueSource(optionKey) !== 'default';
    });

    const optionsWithConflicting = definedNonDefaultOptions.filter(
      (option) => option.conflictsWith.length > 0,
    );

    optionsWithConflicting.forEach((option) => {
      const conflictingAndDefined = definedNonDefaultOptions.find((defined) =>
        option.conflictsWith.includes(defined.attributeName()),
      );
      if (conflictingAndDefined) {
        this._conflictingOption(option, conflictingAndDefined);
      }
    });
  }

  /**
   * Display an error message if conflicting options are used together.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */
  _checkForConflictingOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd._checkForConflictingLocalOptions();
    });
  }

  /**
   * Parse options from `argv` removing known options,
   * and return argv split into operands and unknown arguments.
   *
   * Side effects: modifies command by storing options. Does not reset state if called again.
   *
   * Examples:
   *
   *     argv => operands, unknown
   *     --known kkk op => [op], []
   *     op --known kkk => [op], []
   *     sub --unknown uuu op => [sub], [--unknown uuu op]
   *     sub -- --unknown uuu op => [sub --unknown uuu op], []
   *
   * @param {string[]} args
   * @return {{operands: string[], unknown: string[]}}
   */

  parseOptions(args) {
    const operands = []; // operands, not options or values
    const unknown = []; // first unknown option and remaining unknown args
    let dest = operands;

    function maybeOption(arg) {
      return arg.length > 1 && arg[0] === '-';
    }

    const negativeNumberArg = (arg) => {
      // return false if not a negative number
      if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
      // negative number is ok unless digit used as an option in command hierarchy
      return !this._getCommandAndAncestors().some((cmd) =>
        cmd.options
          .map((opt) => opt.short)
          .some((short) => /^-\d$/.test(short)),
      );
    };

    // parse options
    let activeVariadicOption = null;
    let activeGroup = null; // working through group of short options, like -abc
    let i = 0;
    while (i < args.length || activeGroup) {
      const arg = activeGroup ?? args[i++];
      activeGroup = null;

      // literal
      if (arg === '--') {
        if (dest === unknown) dest.push(arg);
        dest.push(...args.slice(i));
        break;
      }

      if (
        activeVariadicOption &&
        (!maybeOption(arg) || negativeNumberArg(arg))
      ) {
        this.emit(`option:${activeVariadicOption.name()}`, arg);
        continue;
      }
      activeVariadicOption = null;

      if (maybeOption(arg)) {
        const option = this._findOption(arg);
        // recognised option, call listener to assign value with possible custom processing
        if (option) {
          if (option.required) {
            const value = args[i++];
            if (value === undefined) this.optionMissingArgument(option);
            this.emit(`option:${option.name()}`, value);
          } else if (option.optional) {
            let value = null;
            // historical behaviour is optional value is following arg unless an option
            if (
              i < args.length &&
              (!maybeOption(args[i]) || negativeNumberArg(args[i]))
            ) {
              value = args[i++];
            }
            this.emit(`option:${option.name()}`, value);
          } else {
            // boolean flag
            this.emit(`option:${option.name()}`);
          }
          activeVariadicOption = option.variadic ? option : null;
          continue;
        }
      }

      // Look for combo options following single dash, eat first one if known.
      if (arg.length > 2 && arg[0] === '-' && arg[1] !== '-') {
        const option = this._findOption(`-${arg[1]}`);
        if (option) {
          if (
            option.required ||
            (option.optional && this._combineFlagAndOptionalValue)
          ) {
            // option with value following in same argument
            this.emit(`option:${option.name()}`, arg.slice(2));
          } else {
            // boolean option
            this.emit(`option:${option.name()}`);
            // remove the processed option and keep processing group
            activeGroup = `-${arg.slice(2)}`;
          }
          continue;
        }
      }

      // Look for known long flag with value, like --foo=bar
      if (/^--[^=]+=/.test(arg)) {
        const index = arg.indexOf('=');
        const option = this._findOption(arg.slice(0, index));
        if (option && (option.required || option.optional)) {
          this.emit(`option:${option.name()}`, arg.slice(index + 1));
          continue;
        }
      }

      // Not a recognised option by this command.
      // Might be a command-argument, or subcommand option, or unknown option, or help command or option.

      // An unknown option means further arguments also classified as unknown so can be reprocessed by subcommands.
      // A negative number in a leaf command is not an unknown option.
      if (
        dest === operands &&
        maybeOption(arg) &&
        !(this.commands.length === 0 && negativeNumberArg(arg))
      ) {
        dest = unknown;
      }

      // If using positionalOptions, stop processing our options at subcommand.
      if (
        (this._enablePositionalOptions || this._passThroughOptions) &&
        operands.length === 0 &&
        unknown.length === 0
      ) {
        if (this._findCommand(arg)) {
          operands.push(arg);
          unknown.push(...args.slice(i));
          break;
        } else if (
          this._getHelpCommand() &&
          arg === this._getHelpCommand().name()
        ) {
          operands.push(arg, ...args.slice(i));
          break;
        } else if (this._defaultCommandName) {
          unknown.push(arg, ...args.slice(i));
          break;
        }
      }

      // If using passThroughOptions, stop processing options at first command-argument.
      if (this._passThroughOptions) {
        dest.push(arg, ...args.slice(i));
        break;
      }

      // add arg
      dest.push(arg);
    }

    return { operands, unknown };
  }

  /**
   * Return an object containing local option values as key-value pairs.
   *
   * @return {object}
   */
  opts() {
    if (this._storeOptionsAsProperties) {
      // Preserve original behaviour so backwards compatible when still using properties
      const result = {};
      const len = this.options.length;

      for (let i = 0; i < len; i++) {
        const key = this.options[i].attributeName();
        result[key] =
          key === this._versionOptionName ? this._version : this[key];
      }
      return result;
    }

    return this._optionValues;
  }

  /**
   * Return an object containing merged local and global option values as key-value pairs.
   *
   * @return {object}
   */
  optsWithGlobals() {
    // globals overwrite locals
    return this._getCommandAndAncestors().reduce(
      (combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
      {},
    );
  }

  /**
   * Display error message and exit (or call exitOverride).
   *
   * @param {string} message
   * @param {object} [errorOptions]
   * @param {string} [errorOptions.code] - an id string representing the error
   * @param {number} [errorOptions.exitCode] - used with process.exit
   */
  error(message, errorOptions) {
    // output handling
    this._outputConfiguration.outputError(
      `${message}\n`,
      this._outputConfiguration.writeErr,
    );
    if (typeof this._showHelpAfterError === 'string') {
      this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
    } else if (this._showHelpAfterError) {
      this._outputConfiguration.writeErr('\n');
      this.outputHelp({ error: true });
    }

    // exit handling
    const config = errorOptions || {};
    const exitCode = config.exitCode || 1;
    const code = config.code || 'commander.error';
    this._exit(exitCode, code, message);
  }

  /**
   * Apply any option related environment variables, if option does
   * not have a value from cli or client code.
   *
   * @private
   */
  _parseOptionsEnv() {
    this.options.forEach((option) => {
      if (option.envVar && option.envVar in process.env) {
        const optionKey = option.attributeName();
        // Priority check. Do not overwrite cli or options from unknown source (client-code).
        if (
          this.getOptionValue(optionKey) === undefined ||
          ['default', 'config', 'env'].includes(
            this.getOptionValueSource(optionKey),
          )
        ) {
          if (option.required || option.optional) {
            // option can take a value
            // keep very simple, optional always takes value
            this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
          } else {
            // boolean
            // keep very simple, only care that envVar defined and not the value
            this.emit(`optionEnv:${option.name()}`);
          }
        }
      }
    });
  }

  /**
   * Apply any implied option values, if option is undefined or default value.
   *
   * @private
   */
  _parseOptionsImplied() {
    const dualHelper = new DualOptions(this.options);
    const hasCustomOptionValue = (optionKey) => {
      return (
        this.getOptionValue(optionKey) !== undefined &&
        !['default', 'implied'].includes(this.getOptionValueSource(optionKey))
      );
    };
    this.options
      .filter(
        (option) =>
          option.implied !== undefined &&
          hasCustomOptionValue(option.attributeName()) &&
          dualHelper.valueFromOption(
            this.getOptionValue(option.attributeName()),
            option,
          ),
      )
      .forEach((option) => {
        Object.keys(option.implied)
          .filter((impliedKey) => !hasCustomOptionValue(impliedKey))
          .forEach((impliedKey) => {
            this.setOptionValueWithSource(
              impliedKey,
              option.implied[impliedKey],
              'implied',
            );
          });
      });
  }

  /**
   * Argument `name` is missing.
   *
   * @param {string} name
   * @private
   */

  missingArgument(name) {
    const message = `error: missing required argument '${name}'`;
    this.error(message, { code: 'commander.missingArgument' });
  }

  /**
   * `Option` is missing an argument.
   *
   * @param {Option} option
   * @private
   */

  optionMissingArgument(option) {
    const message = `error: option '${option.flags}' argument missing`;
    this.error(message, { code: 'commander.optionMissingArgument' });
  }

  /**
   * `Option` does not have a value, and is a mandatory option.
   *
   * @param {Option} option
   * @private
   */

  missingMandatoryOptionValue(option) {
    const message = `error: required option '${option.flags}' not specified`;
    this.error(message, { code: 'commander.missingMandatoryOptionValue' });
  }

  /**
   * `Option` conflicts with another option.
   *
   * @param {Option} option
   * @param {Option} conflictingOption
   * @private
   */
  _conflictingOption(option, conflictingOption) {
    // The calling code does not know whether a negated option is the source of the
    // value, so do some work to take an educated guess.
    const findBestOptionFromValue = (option) => {
      const optionKey = option.attributeName();
      const optionValue = this.getOptionValue(optionKey);
      const negativeOption = this.options.find(
        (target) => target.negate && optionKey === target.attributeName(),
      );
      const positiveOption = this.options.find(
        (target) => !target.negate && optionKey === target.attributeName(),
      );
      if (
        negativeOption &&
        ((negativeOption.presetArg === undefined && optionValue === false) ||
          (negativeOption.presetArg !== undefined &&
            optionValue === negativeOption.presetArg))
      ) {
        return negativeOption;
      }
      return positiveOption || option;
    };

    const getErrorMessage = (option) => {
      const bestOption = findBestOptionFromValue(option);
      const optionKey = bestOption.attributeName();
      const source = this.getOptionValueSource(optionKey);
      if (source === 'env') {
        return `environment variable '${bestOption.envVar}'`;
      }
      return `option '${bestOption.flags}'`;
    };

    const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
    this.error(message, { code: 'commander.conflictingOption' });
  }

  /**
   * Unknown option `flag`.
   *
   * @param {string} flag
   * @private
   */

  unknownOption(flag) {
    if (this._allowUnknownOption) return;
    let suggestion = '';

    if (flag.startsWith('--') && this._showSuggestionAfterError) {
      // Looping to pick up the global options too
      let candidateFlags = [];
      // eslint-disable-next-line @typescript-eslint/no-this-alias
      let command = this;
      do {
        const moreFlags = command
          .createHelp()
          .visibleOptions(command)
          .filter((option) => option.long)
          .map((option) => option.long);
        candidateFlags = candidateFlags.concat(moreFlags);
        command = command.parent;
      } while (command && !command._enablePositionalOptions);
      suggestion = suggestSimilar(flag, candidateFlags);
    }

    const message = `error: unknown option '${flag}'${suggestion}`;
    this.error(message, { code: 'commander.unknownOption' });
  }

  /**
   * Excess arguments, more than expected.
   *
   * @param {string[]} receivedArgs
   * @private
   */

  _excessArguments(receivedArgs) {
    if (this._allowExcessArguments) return;

    const expected = this.registeredArguments.length;
    const s = expected === 1 ? '' : 's';
    const forSubcommand = this.parent ? ` for '${this.name()}'` : '';
    const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
    this.error(message, { code: 'commander.excessArguments' });
  }

  /**
   * Unknown command.
   *
   * @private
   */

  unknownCommand() {
    const unknownName = this.args[0];
    let suggestion = '';

    if (this._showSuggestionAfterError) {
      const candidateNames = [];
      this.createHelp()
        .visibleCommands(this)
        .forEach((command) => {
          candidateNames.push(command.name());
          // just visible alias
          if (command.alias()) candidateNames.push(command.alias());
        });
      suggestion = suggestSimilar(unknownName, candidateNames);
    }

    const message = `error: unknown command '${unknownName}'${suggestion}`;
    this.error(message, { code: 'commander.unknownCommand' });
  }

  /**
   * Get or set the program version.
   *
   * This method auto-registers the "-V, --version" option which will print the version number.
   *
   * You can optionally supply the flags and description to override the defaults.
   *
   * @param {string} [str]
   * @param {string} [flags]
   * @param {string} [description]
   * @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
   */

  version(str, flags, description) {
    if (str === undefined) return this._version;
    this._version = str;
    flags = flags || '-V, --version';
    description = description || 'output the version number';
    const versionOption = this.createOption(flags, description);
    this._versionOptionName = versionOption.attributeName();
    this._registerOption(versionOption);

    this.on('option:' + versionOption.name(), () => {
      this._outputConfiguration.writeOut(`${str}\n`);
      this._exit(0, 'commander.version', str);
    });
    return this;
  }

  /**
   * Set the description.
   *
   * @param {string} [str]
   * @param {object} [argsDescription]
   * @return {(string|Command)}
   */
  description(str, argsDescription) {
    if (str === undefined && argsDescription === undefined)
      return this._description;
    this._description = str;
    if (argsDescription) {
      this._argsDescription = argsDescription;
    }
    return this;
  }

  /**
   * Set the summary. Used when listed as subcommand of parent.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */
  summary(str) {
    if (str === undefined) return this._summary;
    this._summary = str;
    return this;
  }

  /**
   * Set an alias for the command.
   *
   * You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
   *
   * @param {string} [alias]
   * @return {(string|Command)}
   */

  alias(alias) {
    if (alias === undefined) return this._aliases[0]; // just return first, for backwards compatibility

    /** @type {Command} */
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    let command = this;
    if (
      this.commands.length !== 0 &&
      this.commands[this.commands.length - 1]._executableHandler
    ) {
      // assume adding alias for last added executable subcommand, rather than this
      command = this.commands[this.commands.length - 1];
    }

    if (alias === command._name)
      throw new Error("Command alias can't be the same as its name");
    const matchingCommand = this.parent?._findCommand(alias);
    if (matchingCommand) {
      // c.f. _registerCommand
      const existingCmd = [matchingCommand.name()]
        .concat(matchingCommand.aliases())
        .join('|');
      throw new Error(
        `cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`,
      );
    }

    command._aliases.push(alias);
    return this;
  }

  /**
   * Set aliases for the command.
   *
   * Only the first alias is shown in the auto-generated help.
   *
   * @param {string[]} [aliases]
   * @return {(string[]|Command)}
   */

  aliases(aliases) {
    // Getter for the array of aliases is the main reason for having aliases() in addition to alias().
    if (aliases === undefined) return this._aliases;

    aliases.forEach((alias) => this.alias(alias));
    return this;
  }

  /**
   * Set / get the command usage `str`.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  usage(str) {
    if (str === undefined) {
      if (this._usage) return this._usage;

      const args = this.registeredArguments.map((arg) => {
        return humanReadableArgName(arg);
      });
      return []
        .concat(
          this.options.length || this._helpOption !== null ? '[options]' : [],
          this.commands.length ? '[command]' : [],
          this.registeredArguments.length ? args : [],
        )
        .join(' ');
    }

    this._usage = str;
    return this;
  }

  /**
   * Get or set the name of the command.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  name(str) {
    if (str === undefined) return this._name;
    this._name = str;
    return this;
  }

  /**
   * Set/get the help group heading for this subcommand in parent command's help.
   *
   * @param {string} [heading]
   * @return {Command | string}
   */

  helpGroup(heading) {
    if (heading === undefined) return this._helpGroupHeading ?? '';
    this._helpGroupHeading = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for subcommands added to this command.
   * (This does not override a group set directly on the subcommand using .helpGroup().)
   *
   * @example
   * program.commandsGroup('Development Commands:);
   * program.command('watch')...
   * program.command('lint')...
   * ...
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  commandsGroup(heading) {
    if (heading === undefined) return this._defaultCommandGroup ?? '';
    this._defaultCommandGroup = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for options added to this command.
   * (This does not override a group set directly on the option using .helpGroup().)
   *
   * @example
   * program
   *   .optionsGroup('Development Options:')
   *   .option('-d, --debug', 'output extra debugging')
   *   .option('-p, --profile', 'output profiling information')
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  optionsGroup(heading) {
    if (heading === undefined) return this._defaultOptionGroup ?? '';
    this._defaultOptionGroup = heading;
    return this;
  }

  /**
   * @param {Option} option
   * @private
   */
  _initOptionGroup(option) {
    if (this._defaultOptionGroup && !option.helpGroupHeading)
      option.helpGroup(this._defaultOptionGroup);
  }

  /**
   * @param {Command} cmd
   * @private
   */
  _initCommandGroup(cmd) {
    if (this._defaultCommandGroup && !cmd.helpGroup())
      cmd.helpGroup(this._defaultCommandGroup);
  }

  /**
   * Set the name of the command from script filename, such as process.argv[1],
   * or require.main.filename, or __filename.
   *
   * (Used internally and public although not documented in README.)
   *
   * @example
   * program.nameFromFilename(require.main.filename);
   *
   * @param {string} filename
   * @return {Command}
   */

  nameFromFilename(filename) {
    this._name = path.basename(filename, path.extname(filename));

    return this;
  }

  /**
   * Get or set the directory for searching for executable subcommands of this command.
   *
   * @example
   * program.executableDir(__dirname);
   * // or
   * program.executableDir('subcommands');
   *
   * @param {string} [path]
   * @return {(string|null|Command)}
   */

  executableDir(path) {
    if (path === undefined) return this._executableDir;
    this._executableDir = path;
    return this;
  }

  /**
   * Return program help documentation.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
   * @return {string}
   */

  helpInformation(contextOptions) {
    const helper = this.createHelp();
    const context = this._getOutputContext(contextOptions);
    helper.prepareContext({
      error: context.error,
      helpWidth: context.helpWidth,
      outputHasColors: context.hasColors,
    });
    const text = helper.formatHelp(this, helper);
    if (context.hasColors) return text;
    return this._outputConfiguration.stripColor(text);
  }

  /**
   * @typedef HelpContext
   * @type {object}
   * @property {boolean} error
   * @property {number} helpWidth
   * @property {boolean} hasColors
   * @property {function} write - includes stripColor if needed
   *
   * @returns {HelpContext}
   * @private
   */

  _getOutputContext(contextOptions) {
    contextOptions = contextOptions || {};
    const error = !!contextOptions.error;
    let baseWrite;
    let hasColors;
    let helpWidth;
    if (error) {
      baseWrite = (str) => this._outputConfiguration.writeErr(str);
      hasColors = this._outputConfiguration.getErrHasColors();
      helpWidth = this._outputConfiguration.getErrHelpWidth();
    } else {
      baseWrite = (str) => this._outputConfiguration.writeOut(str);
      hasColors = this._outputConfiguration.getOutHasColors();
      helpWidth = this._outputConfiguration.getOutHelpWidth();
    }
    const write = (str) => {
      if (!hasColors) str = this._outputConfiguration.stripColor(str);
      return baseWrite(str);
    };
    return { error, write, hasColors, helpWidth };
  }

  /**
   * Output help information for this command.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  outputHelp(contextOptions) {
    let deprecatedCallback;
    if (typeof contextOptions === 'function') {
      deprecatedCallback = contextOptions;
      contextOptions = undefined;
    }

    const outputContext = this._getOutputContext(contextOptions);
    /** @type {HelpTextEventContext} */
    const eventContext = {
      error: outputContext.error,
      write: outputContext.write,
      command: this,
    };

    this._getCommandAndAncestors()
      .reverse()
      .forEach((command) => command.emit('beforeAllHelp', eventContext));
    this.emit('beforeHelp', eventContext);

    let helpInformation = this.helpInformation({ error: outputContext.error });
    if (deprecatedCallback) {
      helpInformation = deprecatedCallback(helpInformation);
      if (
        typeof helpInformation !== 'string' &&
        !Buffer.isBuffer(helpInformation)
      ) {
        throw new Error('outputHelp callback must return a string or a Buffer');
      }
    }
    outputContext.write(helpInformation);

    if (this._getHelpOption()?.long) {
      this.emit(this._getHelpOption().long); // deprecated
    }
    this.emit('afterHelp', eventContext);
    this._getCommandAndAncestors().forEach((command) =>
      command.emit('afterAllHelp', eventContext),
    );
  }

  /**
   * You can pass in flags and a description to customise the built-in help option.
   * Pass in false to disable the built-in help option.
   *
   * @example
   * program.helpOption('-?, --help' 'show help'); // customise
   * program.helpOption(false); // disable
   *
   * @param {(string | boolean)} flags
   * @param {string} [description]
   * @return {Command} `this` command for chaining
   */

  helpOption(flags, description) {
    // Support enabling/disabling built-in help option.
    if (typeof flags === 'boolean') {
      if (flags) {
        if (this._helpOption === null) this._helpOption = undefined; // reenable
        if (this._defaultOptionGroup) {
          // make the option to store the group
          this._initOptionGroup(this._getHelpOption());
        }
      } else {
        this._helpOption = null; // disable
      }
      return this;
    }

    // Customise flags and description.
    this._helpOption = this.createOption(
      flags ?? '-h, --help',
      description ?? 'display help for command',
    );
    // init group unless lazy create
    if (flags || description) this._initOptionGroup(this._helpOption);

    return this;
  }

  /**
   * Lazy create help option.
   * Returns null if has been disabled with .helpOption(false).
   *
   * @returns {(Option | null)} the help option
   * @package
   */
  _getHelpOption() {
    // Lazy create help option on demand.
    if (this._helpOption === undefined) {
      this.helpOption(undefined, undefined);
    }
    return this._helpOption;
  }

  /**
   * Supply your own option to use for the built-in help option.
   * This is an alternative to using helpOption() to customise the flags and description etc.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addHelpOption(option) {
    this._helpOption = option;
    this._initOptionGroup(option);
    return this;
  }

  /**
   * Output help information and exit.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  help(contextOptions) {
    this.outputHelp(contextOptions);
    let exitCode = Number(process.exitCode ?? 0); // process.exitCode does allow a string or an integer, but we prefer just a number
    if (
      exitCode === 0 &&
      contextOptions &&
      typeof contextOptions !== 'function' &&
      contextOptions.error
    ) {
      exitCode = 1;
    }
    // message: do not have all displayed text available so only passing placeholder.
    this._exit(exitCode, 'commander.help', '(outputHelp)');
  }

  /**
   * // Do a little typing to coordinate emit and listener for the help text events.
   * @typedef HelpTextEventContext
   * @type {object}
   * @property {boolean} error
   * @property {Command} command
   * @property {function} write
   */

  /**
   * Add additional text to be displayed with the built-in help.
   *
   * Position is 'before' or 'after' to affect just this command,
   * and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
   *
   * @param {string} position - before or after built-in help
   * @param {(string | Function)} text - string to add, or a function returning a string
   * @return {Command} `this` command for chaining
   */

  addHelpText(position, text) {
    const allowedValues = ['beforeAll', 'before', 'after', 'afterAll'];
    if (!allowedValues.includes(position)) {
      throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
    }

    const helpEvent = `${position}Help`;
    this.on(helpEvent, (/** @type {HelpTextEventContext} */ context) => {
      let helpStr;
      if (typeof text === 'function') {
        helpStr = text({ error: context.error, command: context.command });
      } else {
        helpStr = text;
      }
      // Ignore falsy value when nothing to output.
      if (helpStr) {
        context.write(`${helpStr}\n`);
      }
    });
    return this;
  }

  /**
   * Output help information if help flags specified
   *
   * @param {Array} args - array of options to search for help flags
   * @private
   */

  _outputHelpIfRequested(args) {
    const helpOption = this._getHelpOption();
    const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
    if (helpRequested) {
      this.outputHelp();
      // (Do not have all displayed text available so only passing placeholder.)
      this._exit(0, 'commander.helpDisplayed', '(outputHelp)');
    }
  }
}

/**
 * Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
 *
 * @param {string[]} args - array of arguments from node.execArgv
 * @returns {string[]}
 * @private
 */

function incrementNodeInspectorPort(args) {
  // Testing for these options:
  //  --inspect[=[host:]port]
  //  --inspect-brk[=[host:]port]
  //  --inspect-port=[host:]port
  return args.map((arg) => {
    if (!arg.startsWith('--inspect')) {
      return arg;
    }
    let debugOption;
    let debugHost = '127.0.0.1';
    let debugPort = '9229';
    let match;
    if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) {
      // e.g. --inspect
      debugOption = match[1];
    } else if (
      (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null
    ) {
      debugOption = match[1];
      if (/^\d+$/.test(match[3])) {
        // e.g. --inspect=1234
        debugPort = match[3];
      } else {
        // e.g. --inspect=localhost
        debugHost = match[3];
      }
    } else if (
      (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null
    ) {
      // e.g. --inspect=localhost:1234
      debugOption = match[1];
      debugHost = match[3];
      debugPort = match[4];
    }

    if (debugOption && debugPort !== '0') {
      return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
    }
    return arg;
  });
}

/**
 * @returns {boolean | undefined}
 * @package
 */
function useColor() {
  // Test for common conventions.
  // NB: the observed behaviour is in combination with how author adds color! For example:
  //   - we do not test NODE_DISABLE_COLORS, but util:styletext does
  //   - we do test NO_COLOR, but Chalk does not
  //
  // References:
  // https://no-color.org
  // https://bixense.com/clicolors/
  // https://github.com/nodejs/node/blob/0a00217a5f67ef4a22384cfc80eb6dd9a917fdc1/lib/internal/tty.js#L109
  // https://github.com/chalk/supports-color/blob/c214314a14bcb174b12b3014b2b0a8de375029ae/index.js#L33
  // (https://force-color.org recent web page from 2023, does not match major javascript implementations)

  if (
    process.env.NO_COLOR ||
    process.env.FORCE_COLOR === '0' ||
    process.env.FORCE_COLOR === 'false'
  )
    return false;
  if (process.env.FORCE_COLOR || process.env.CLICOLOR_FORCE !== undefined)
    return true;
  return undefined;
}

exports.Command = Command;
exports.useColor = useColor; // exporting for tests


/***/ }),

/***/ 41135:
/***/ (function(__unused_webpack_module, exports) {

/**
 * CommanderError class
 */
class CommanderError extends Error {
  /**
   * Constructs the CommanderError class
   * @param {number} exitCode suggested exit code which could be used with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   */
  constructor(exitCode, code, message) {
    super(message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
    this.code = code;
    this.exitCode = exitCode;
    this.nestedError = undefined;
  }
}

/**
 * InvalidArgumentError class
 */
class InvalidArgumentError extends CommanderError {
  /**
   * Constructs the InvalidArgumentError class
   * @param {string} [message] explanation of why argument is invalid
   */
  constructor(message) {
    super(1, 'commander.invalidArgument', message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
  }
}

exports.CommanderError = CommanderError;
exports.InvalidArgumentError = InvalidArgumentError;


/***/ }),

/***/ 79754:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {

const { humanReadableArgName } = __nccwpck_require__(49154);

/**
 * TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
 * https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
 * @typedef { import("./argument.js").Argument } Argument
 * @typedef { import("./command.js").Command } Command
 * @typedef { import("./option.js").Option } Option
 */

// Although this is a class, methods are static in style to allow override using subclass or just functions.
class Help {
  constructor() {
    this.helpWidth = undefined;
    this.minWidthToWrap = 40;
    this.sortSubcommands = false;
    this.sortOptions = false;
    this.showGlobalOptions = false;
  }

  /**
   * prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
   * and just before calling `formatHelp()`.
   *
   * Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
   *
   * @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
   */
  prepareContext(contextOptions) {
    this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
  }

  /**
   * Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
   *
   * @param {Command} cmd
   * @returns {Command[]}
   */

  visibleCommands(cmd) {
    const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
    const helpCommand = cmd._getHelpCommand();
    if (helpCommand && !helpCommand._hidden) {
      visibleCommands.push(helpCommand);
    }
    if (this.sortSubcommands) {
      visibleCommands.sort((a, b) => {
        // @ts-ignore: because overloaded return type
        return a.name().localeCompare(b.name());
      });
    }
    return visibleCommands;
  }

  /**
   * Compare options for sort.
   *
   * @param {Option} a
   * @param {Option} b
   * @returns {number}
   */
  compareOptions(a, b) {
    const getSortKey = (option) => {
      // WYSIWYG for order displayed in help. Short used for comparison if present. No special handling for negated.
      return option.short
        ? option.short.replace(/^-/, '')
        : option.long.replace(/^--/, '');
    };
    return getSortKey(a).localeCompare(getSortKey(b));
  }

  /**
   * Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleOptions(cmd) {
    const visibleOptions = cmd.options.filter((option) => !option.hidden);
    // Built-in help option.
    const helpOption = cmd._getHelpOption();
    if (helpOption && !helpOption.hidden) {
      // Automatically hide conflicting flags. Bit dubious but a historical behaviour that is convenient for single-command programs.
      const removeShort = helpOption.short && cmd._findOption(helpOption.short);
      const removeLong = helpOption.long && cmd._findOption(helpOption.long);
      if (!removeShort && !removeLong) {
        visibleOptions.push(helpOption); // no changes needed
      } else if (helpOption.long && !removeLong) {
        visibleOptions.push(
          cmd.createOption(helpOption.long, helpOption.description),
        );
      } else if (helpOption.short && !removeShort) {
        visibleOptions.push(
          cmd.createOption(helpOption.short, helpOption.description),
        );
      }
    }
    if (this.sortOptions) {
      visibleOptions.sort(this.compareOptions);
    }
    return visibleOptions;
  }

  /**
   * Get an array of the visible global options. (Not including help.)
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleGlobalOptions(cmd) {
    if (!this.showGlobalOptions) return [];

    const globalOptions = [];
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      const visibleOptions = ancestorCmd.options.filter(
        (option) => !option.hidden,
      );
      globalOptions.push(...visibleOptions);
    }
    if (this.sortOptions) {
      globalOptions.sort(this.compareOptions);
    }
    return globalOptions;
  }

  /**
   * Get an array of the arguments if any have a description.
   *
   * @param {Command} cmd
   * @returns {Argument[]}
   */

  visibleArguments(cmd) {
    // Side effect! Apply the legacy descriptions before the arguments are displayed.
    if (cmd._argsDescription) {
      cmd.registeredArguments.forEach((argument) => {
        argument.description =
          argument.description || cmd._argsDescription[argument.name()] || '';
      });
    }

    // If there are any arguments with a description then return all the arguments.
    if (cmd.registeredArguments.find((argument) => argument.description)) {
      return cmd.registeredArguments;
    }
    return [];
  }

  /**
   * Get the command term to show in the list of subcommands.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandTerm(cmd) {
    // Legacy. Ignores custom usage string, and nested commands.
    const args = cmd.registeredArguments
      .map((arg) => humanReadableArgName(arg))
      .join(' ');
    return (
      cmd._name +
      (cmd._aliases[0] ? '|' + cmd._aliases[0] : '') +
      (cmd.options.length ? ' [options]' : '') + // simplistic check for non-help option
      (args ? ' ' + args : '')
    );
  }

  /**
   * Get the option term to show in the list of options.
   *
   * @param {Option} option
   * @returns {string}
   */

  optionTerm(option) {
    return option.flags;
  }

  /**
   * Get the argument term to show in the list of arguments.
   *
   * @param {Argument} argument
   * @returns {string}
   */

  argumentTerm(argument) {
    return argument.name();
  }

  /**
   * Get the longest command term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestSubcommandTermLength(cmd, helper) {
    return helper.visibleCommands(cmd).reduce((max, command) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleSubcommandTerm(helper.subcommandTerm(command)),
        ),
      );
    }, 0);
  }

  /**
   * Get the longest option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestOptionTermLength(cmd, helper) {
    return helper.visibleOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest global option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestGlobalOptionTermLength(cmd, helper) {
    return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest argument term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestArgumentTermLength(cmd, helper) {
    return helper.visibleArguments(cmd).reduce((max, argument) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleArgumentTerm(helper.argumentTerm(argument)),
        ),
      );
    }, 0);
  }

  /**
   * Get the command usage to be displayed at the top of the built-in help.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandUsage(cmd) {
    // Usage
    let cmdName = cmd._name;
    if (cmd._aliases[0]) {
      cmdName = cmdName + '|' + cmd._aliases[0];
    }
    let ancestorCmdNames = '';
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      ancestorCmdNames = ancestorCmd.name() + ' ' + ancestorCmdNames;
    }
    return ancestorCmdNames + cmdName + ' ' + cmd.usage();
  }

  /**
   * Get the description for the command.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.description();
  }

  /**
   * Get the subcommand summary to show in the list of subcommands.
   * (Fallback to description for backwards compatibility.)
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.summary() || cmd.description();
  }

  /**
   * Get the option description to show in the list of options.
   *
   * @param {Option} option
   * @return {string}
   */

  optionDescription(option) {
    const extraInfo = [];

    if (option.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (option.defaultValue !== undefined) {
      // default for boolean and negated more for programmer than end user,
      // but show true/false for boolean option as may be for hand-rolled env or config processing.
      const showDefault =
        option.required ||
        option.optional ||
        (option.isBoolean() && typeof option.defaultValue === 'boolean');
      if (showDefault) {
        extraInfo.push(
          `default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`,
        );
      }
    }
    // preset for boolean and negated are more for programmer than end user
    if (option.presetArg !== undefined && option.optional) {
      extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
    }
    if (option.envVar !== undefined) {
      extraInfo.push(`env: ${option.envVar}`);
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (option.description) {
        return `${option.description} ${extraDescription}`;
      }
      return extraDescription;
    }

    return option.description;
  }

  /**
   * Get the argument description to show in the list of arguments.
   *
   * @param {Argument} argument
   * @return {string}
   */

  argumentDescription(argument) {
    const extraInfo = [];
    if (argument.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (argument.defaultValue !== undefined) {
      extraInfo.push(
        `default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`,
      );
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (argument.description) {
        return `${argument.description} ${extraDescription}`;
      }
      return extraDescription;
    }
    return argument.description;
  }

  /**
   * Format a list of items, given a heading and an array of formatted items.
   *
   * @param {string} heading
   * @param {string[]} items
   * @param {Help} helper
   * @returns string[]
   */
  formatItemList(heading, items, helper) {
    if (items.length === 0) return [];

    return [helper.styleTitle(heading), ...items, ''];
  }

  /**
   * Group items by their help group heading.
   *
   * @param {Command[] | Option[]} unsortedItems
   * @param {Command[] | Option[]} visibleItems
   * @param {Function} getGroup
   * @returns {Map<string, Command[] | Option[]>}
   */
  groupItems(unsortedItems, visibleItems, getGroup) {
    const result = new Map();
    // Add groups in order of appearance in unsortedItems.
    unsortedItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) result.set(group, []);
    });
    // Add items in order of appearance in visibleItems.
    visibleItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) {
        result.set(group, []);
      }
      result.get(group).push(item);
    });
    return result;
  }

  /**
   * Generate the built-in help text.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {string}
   */

  formatHelp(cmd, helper) {
    const termWidth = helper.padWidth(cmd, helper);
    const helpWidth = helper.helpWidth ?? 80; // in case prepareContext() was not called

    function callFormatItem(term, description) {
      return helper.formatItem(term, termWidth, description, helper);
    }

    // Usage
    let output = [
      `${helper.styleTitle('Usage:')} ${helper.styleUsage(helper.commandUsage(cmd))}`,
      '',
    ];

    // Description
    const commandDescription = helper.commandDescription(cmd);
    if (commandDescription.length > 0) {
      output = output.concat([
        helper.boxWrap(
          helper.styleCommandDescription(commandDescription),
          helpWidth,
        ),
        '',
      ]);
    }

    // Arguments
    const argumentList = helper.visibleArguments(cmd).map((argument) => {
      return callFormatItem(
        helper.styleArgumentTerm(helper.argumentTerm(argument)),
        helper.styleArgumentDescription(helper.argumentDescription(argument)),
      );
    });
    output = output.concat(
      this.formatItemList('Arguments:', argumentList, helper),
    );

    // Options
    const optionGroups = this.groupItems(
      cmd.options,
      helper.visibleOptions(cmd),
      (option) => option.helpGroupHeading ?? 'Options:',
    );
    optionGroups.forEach((options, group) => {
      const optionList = options.map((option) => {
        return callFormatItem(
          helper.styleOptionTerm(helper.optionTerm(option)),
          helper.styleOptionDescription(helper.optionDescription(option)),
        );
      });
      output = output.concat(this.formatItemList(group, optionList, helper));
    });

    if (helper.showGlobalOptions) {
      const globalOptionList = helper
        .visibleGlobalOptions(cmd)
        .map((option) => {
          return callFormatItem(
            helper.styleOptionTerm(helper.optionTerm(option)),
            helper.styleOptionDescription(helper.optionDescription(option)),
          );
        });
      output = output.concat(
        this.formatItemList('Global Options:', globalOptionList, helper),
      );
    }

    // Commands
    const commandGroups = this.groupItems(
      cmd.commands,
      helper.visibleCommands(cmd),
      (sub) => sub.helpGroup() || 'Commands:',
    );
    commandGroups.forEach((commands, group) => {
      const commandList = commands.map((sub) => {
        return callFormatItem(
          helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
          helper.styleSubcommandDescription(helper.subcommandDescription(sub)),
        );
      });
      output = output.concat(this.formatItemList(group, commandList, helper));
    });

    return output.join('\n');
  }

  /**
   * Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
   *
   * @param {string} str
   * @returns {number}
   */
  displayWidth(str) {
    return stripColor(str).length;
  }

  /**
   * Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
   *
   * @param {string} str
   * @returns {string}
   */
  styleTitle(str) {
    return str;
  }

  styleUsage(str) {
    // Usage has lots of parts the user might like to color separately! Assume default usage string which is formed like:
    //    command subcommand [options] [command] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word === '[command]') return this.styleSubcommandText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleCommandText(word); // Restrict to initial words?
      })
      .join(' ');
  }
  styleCommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleOptionDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleSubcommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleArgumentDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleDescriptionText(str) {
    return str;
  }
  styleOptionTerm(str) {
    return this.styleOptionText(str);
  }
  styleSubcommandTerm(str) {
    // This is very like usage with lots of parts! Assume default string which is formed like:
    //    subcommand [options] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleSubcommandText(word); // Restrict to initial words?
      })
      .join(' ');
  }
  styleArgumentTerm(str) {
    return this.styleArgumentText(str);
  }
  styleOptionText(str) {
    return str;
  }
  styleArgumentText(str) {
    return str;
  }
  styleSubcommandText(str) {
    return str;
  }
  styleCommandText(str) {
    return str;
  }

  /**
   * Calculate the pad width from the maximum term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  padWidth(cmd, helper) {
    return Math.max(
      helper.longestOptionTermLength(cmd, helper),
      helper.longestGlobalOptionTermLength(cmd, helper),
      helper.longestSubcommandTermLength(cmd, helper),
      helper.longestArgumentTermLength(cmd, helper),
    );
  }

  /**
   * Detect manually wrapped and indented strings by checking for line break followed by whitespace.
   *
   * @param {string} str
   * @returns {boolean}
   */
  preformatted(str) {
    return /\n[^\S\r\n]/.test(str);
  }

  /**
   * Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
   *
   * So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
   *   TTT  DDD DDDD
   *        DD DDD
   *
   * @param {string} term
   * @param {number} termWidth
   * @param {string} description
   * @param {Help} helper
   * @returns {string}
   */
  formatItem(term, termWidth, description, helper) {
    const itemIndent = 2;
    const itemIndentStr = ' '.repeat(itemIndent);
    if (!description) return itemIndentStr + term;

    // Pad the term out to a consistent width, so descriptions are aligned.
    const paddedTerm = term.padEnd(
      termWidth + term.length - helper.displayWidth(term),
    );

    // Format the description.
    const spacerWidth = 2; // between term and description
    const helpWidth = this.helpWidth ?? 80; // in case prepareContext() was not called
    const remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
    let formattedDescription;
    if (
      remainingWidth < this.minWidthToWrap ||
      helper.preformatted(description)
    ) {
      formattedDescription = description;
    } else {
      const wrappedDescription = helper.boxWrap(description, remainingWidth);
      formattedDescription = wrappedDescription.replace(
        /\n/g,
        '\n' + ' '.repeat(termWidth + spacerWidth),
      );
    }

    // Construct and overall indent.
    return (
      itemIndentStr +
      paddedTerm +
      ' '.repeat(spacerWidth) +
      formattedDescription.replace(/\n/g, `\n${itemIndentStr}`)
    );
  }

  /**
   * Wrap a string at whitespace, preserving existing line breaks.
   * Wrapping is skipped if the width is less than `minWidthToWrap`.
   *
   * @param {string} str
   * @param {number} width
   * @returns {string}
   */
  boxWrap(str, width) {
    if (width < this.minWidthToWrap) return str;

    const rawLines = str.split(/\r\n|\n/);
    // split up text by whitespace
    const chunkPattern = /[\s]*[^\s]+/g;
    const wrappedLines = [];
    rawLines.forEach((line) => {
      const chunks = line.match(chunkPattern);
      if (chunks === null) {
        wrappedLines.push('');
        return;
      }

      let sumChunks = [chunks.shift()];
      let sumWidth = this.displayWidth(sumChunks[0]);
      chunks.forEach((chunk) => {
        const visibleWidth = this.displayWidth(chunk);
        // Accumulate chunks while they fit into width.
        if (sumWidth + visibleWidth <= width) {
          sumChunks.push(chunk);
          sumWidth += visibleWidth;
          return;
        }
        wrappedLines.push(sumChunks.join(''));

        const nextChunk = chunk.trimStart(); // trim space at line break
        sumChunks = [nextChunk];
        sumWidth = this.displayWidth(nextChunk);
      });
      wrappedLines.push(sumChunks.join(''));
    });

    return wrappedLines.join('\n');
  }
}

/**
 * Strip style ANSI escape sequences from the string. In particular, SGR (Select Graphic Rendition) codes.
 *
 * @param {string} str
 * @returns {string}
 * @package
 */

function stripColor(str) {
  // eslint-disable-next-line no-control-regex
  const sgrPattern = /\x1b\[\d*(;\d*)*m/g;
  return str.replace(sgrPattern, '');
}

exports.Help = Help;
exports.stripColor = stripColor;


/***/ }),

/***/ 45240:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {

const { InvalidArgumentError } = __nccwpck_require__(41135);

class Option {
  /**
   * Initialize a new `Option` with the given `flags` and `description`.
   *
   * @param {string} flags
   * @param {string} [description]
   */

  constructor(flags, description) {
    this.flags = flags;
    this.description = description || '';

    this.required = flags.includes('<'); // A value must be supplied when the option is specified.
    this.optional = flags.includes('['); // A value is optional when the option is specified.
    // variadic test ignores <value,...> et al which might be used to describe custom splitting of single argument
    this.variadic = /\w\.\.\.[>\]]$/.test(flags); // The option can take multiple values.
    this.mandatory = false; // The option must have a value after parsing, which usually means it must be specified on command line.
    const optionFlags = splitOptionFlags(flags);
    this.short = optionFlags.shortFlag; // May be a short flag, undefined, or even a long flag (if option has two long flags).
    this.long = optionFlags.longFlag;
    this.negate = false;
    if (this.long) {
      this.negate = this.long.startsWith('--no-');
    }
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.presetArg = undefined;
    this.envVar = undefined;
    this.parseArg = undefined;
    this.hidden = false;
    this.argChoices = undefined;
    this.conflictsWith = [];
    this.implied = undefined;
    this.helpGroupHeading = undefined; // soft initialised when option added to command
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Option}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Preset to use when option used without option-argument, especially optional but also boolean and negated.
   * The custom processing (parseArg) is called.
   *
   * @example
   * new Option('--color').default('GREYSCALE').preset('RGB');
   * new Option('--donate [amount]').preset('20').argParser(parseFloat);
   *
   * @param {*} arg
   * @return {Option}
   */

  preset(arg) {
    this.presetArg = arg;
    return this;
  }

  /**
   * Add option name(s) that conflict with this option.
   * An error will be displayed if conflicting options are found during parsing.
   *
   * @example
   * new Option('--rgb').conflicts('cmyk');
   * new Option('--js').conflicts(['ts', 'jsx']);
   *
   * @param {(string | string[])} names
   * @return {Option}
   */

  conflicts(names) {
    this.conflictsWith = this.conflictsWith.concat(names);
    return this;
  }

  /**
   * Specify implied option values for when this option is set and the implied options are not.
   *
   * The custom processing (parseArg) is not called on the implied values.
   *
   * @example
   * program
   *   .addOption(new Option('--log', 'write logging information to file'))
   *   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
   *
   * @param {object} impliedOptionValues
   * @return {Option}
   */
  implies(impliedOptionValues) {
    let newImplied = impliedOptionValues;
    if (typeof impliedOptionValues === 'string') {
      // string is not documented, but easy mistake and we can do what user probably intended.
      newImplied = { [impliedOptionValues]: true };
    }
    this.implied = Object.assign(this.implied || {}, newImplied);
    return this;
  }

  /**
   * Set environment variable to check for option value.
   *
   * An environment variable is only used if when processed the current option value is
   * undefined, or the source of the current value is 'default' or 'config' or 'env'.
   *
   * @param {string} name
   * @return {Option}
   */

  env(name) {
    this.envVar = name;
    return this;
  }

  /**
   * Set the custom handler for processing CLI option arguments into option values.
   *
   * @param {Function} [fn]
   * @return {Option}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Whether the option is mandatory and must have a value after parsing.
   *
   * @param {boolean} [mandatory=true]
   * @return {Option}
   */

  makeOptionMandatory(mandatory = true) {
    this.mandatory = !!mandatory;
    return this;
  }

  /**
   * Hide option in help.
   *
   * @param {boolean} [hide=true]
   * @return {Option}
   */

  hideHelp(hide = true) {
    this.hidden = !!hide;
    return this;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Only allow option value to be one of choices.
   *
   * @param {string[]} values
   * @return {Option}
   */

  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  /**
   * Return option name.
   *
   * @return {string}
   */

  name() {
    if (this.long) {
      return this.long.replace(/^--/, '');
    }
    return this.short.replace(/^-/, '');
  }

  /**
   * Return option name, in a camelcase format that can be used
   * as an object attribute key.
   *
   * @return {string}
   */

  attributeName() {
    if (this.negate) {
      return camelcase(this.name().replace(/^no-/, ''));
    }
    return camelcase(this.name());
  }

  /**
   * Set the help group heading.
   *
   * @param {string} heading
   * @return {Option}
   */
  helpGroup(heading) {
    this.helpGroupHeading = heading;
    return this;
  }

  /**
   * Check if `arg` matches the short or long flag.
   *
   * @param {string} arg
   * @return {boolean}
   * @package
   */

  is(arg) {
    return this.short === arg || this.long === arg;
  }

  /**
   * Return whether a boolean option.
   *
   * Options are one of boolean, negated, required argument, or optional argument.
   *
   * @return {boolean}
   * @package
   */

  isBoolean() {
    return !this.required && !this.optional && !this.negate;
  }
}

/**
 * This class is to make it easier to work with dual options, without changing the existing
 * implementation. We support separate dual options for separate positive and negative options,
 * like `--build` and `--no-build`, which share a single option value. This works nicely for some
 * use cases, but is tricky for others where we want separate behaviours despite
 * the single shared option value.
 */
class DualOptions {
  /**
   * @param {Option[]} options
   */
  constructor(options) {
    this.positiveOptions = new Map();
    this.negativeOptions = new Map();
    this.dualOptions = new Set();
    options.forEach((option) => {
      if (option.negate) {
        this.negativeOptions.set(option.attributeName(), option);
      } else {
        this.positiveOptions.set(option.attributeName(), option);
      }
    });
    this.negativeOptions.forEach((value, key) => {
      if (this.positiveOptions.has(key)) {
        this.dualOptions.add(key);
      }
    });
  }

  /**
   * Did the value come from the option, and not from possible matching dual option?
   *
   * @param {*} value
   * @param {Option} option
   * @returns {boolean}
   */
  valueFromOption(value, option) {
    const optionKey = option.attributeName();
    if (!this.dualOptions.has(optionKey)) return true;

    // Use the value to deduce if (probably) came from the option.
    const preset = this.negativeOptions.get(optionKey).presetArg;
    const negativeValue = preset !== undefined ? preset : false;
    return option.negate === (negativeValue === value);
  }
}

/**
 * Convert string from kebab-case to camelCase.
 *
 * @param {string} str
 * @return {string}
 * @private
 */

function camelcase(str) {
  return str.split('-').reduce((str, word) => {
    return str + word[0].toUpperCase() + word.slice(1);
  });
}

/**
 * Split the short and long flag out of something like '-m,--mixed <value>'
 *
 * @private
 */

function splitOptionFlags(flags) {
  let shortFlag;
  let longFlag;
  // short flag, single dash and single character
  const shortFlagExp = /^-[^-]$/;
  // long flag, double dash and at least one character
  const longFlagExp = /^--[^-]/;

  const flagParts = flags.split(/[ |,]+/).concat('guard');
  // Normal is short and/or long.
  if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
  if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
  // Long then short. Rarely used but fine.
  if (!shortFlag && shortFlagExp.test(flagParts[0]))
    shortFlag = flagParts.shift();
  // Allow two long flags, like '--ws, --workspace'
  // This is the supported way to have a shortish option flag.
  if (!shortFlag && longFlagExp.test(flagParts[0])) {
    shortFlag = longFlag;
    longFlag = flagParts.shift();
  }

  // Check for unprocessed flag. Fail noisily rather than silently ignore.
  if (flagParts[0].startsWith('-')) {
    const unsupportedFlag = flagParts[0];
    const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
    if (/^-[^-][^-]/.test(unsupportedFlag))
      throw new Error(
        `${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`,
      );
    if (shortFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many short flags`);
    if (longFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many long flags`);

    throw new Error(`${baseError}
- unrecognised flag format`);
  }
  if (shortFlag === undefined && longFlag === undefined)
    throw new Error(
      `option creation failed due to no flags found in '${flags}'.`,
    );

  return { shortFlag, longFlag };
}

exports.Option = Option;
exports.DualOptions = DualOptions;


/***/ }),

/***/ 65030:
/***/ (function(__unused_webpack_module, exports) {

const maxDistance = 3;

function editDistance(a, b) {
  // https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
  // Calculating optimal string alignment distance, no substring is edited more than once.
  // (Simple implementation.)

  // Quick early exit, return worst case.
  if (Math.abs(a.length - b.length) > maxDistance)
    return Math.max(a.length, b.length);

  // distance between prefix substrings of a and b
  const d = [];

  // pure deletions turn a into empty string
  for (let i = 0; i <= a.length; i++) {
    d[i] = [i];
  }
  // pure insertions turn empty string into b
  for (let j = 0; j <= b.length; j++) {
    d[0][j] = j;
  }

  // fill matrix
  for (let j = 1; j <= b.length; j++) {
    for (let i = 1; i <= a.length; i++) {
      let cost = 1;
      if (a[i - 1] === b[j - 1]) {
        cost = 0;
      } else {
        cost = 1;
      }
      d[i][j] = Math.min(
        d[i - 1][j] + 1, // deletion
        d[i][j - 1] + 1, // insertion
        d[i - 1][j - 1] + cost, // substitution
      );
      // transposition
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
      }
    }
  }

  return d[a.length][b.length];
}

/**
 * Find close matches, restricted to same number of edits.
 *
 * @param {string} word
 * @param {string[]} candidates
 * @returns {string}
 */

function suggestSimilar(word, candidates) {
  if (!candidates || candidates.length === 0) return '';
  // remove possible duplicates
  candidates = Array.from(new Set(candidates));

  const searchingOptions = word.startsWith('--');
  if (searchingOptions) {
    word = word.slice(2);
    candidates = candidates.map((candidate) => candidate.slice(2));
  }

  let similar = [];
  let bestDistance = maxDistance;
  const minSimilarity = 0.4;
  candidates.forEach((candidate) => {
    if (candidate.length <= 1) return; // no one character guesses

    const distance = editDistance(word, candidate);
    const length = Math.max(word.length, candidate.length);
    const similarity = (length - distance) / length;
    if (similarity > minSimilarity) {
      if (distance < bestDistance) {
        // better edit distance, throw away previous worse matches
        bestDistance = distance;
        similar = [candidate];
      } else if (distance === bestDistance) {
        similar.push(candidate);
      }
    }
  });

  similar.sort((a, b) => a.localeCompare(b));
  if (searchingOptions) {
    similar = similar.map((candidate) => `--${candidate}`);
  }

  if (similar.length > 1) {
    return `\n(Did you mean one of ${similar.join(', ')}?)`;
  }
  if (similar.length === 1) {
    return `\n(Did you mean ${similar[0]}?)`;
  }
  return '';
}

exports.suggestSimilar = suggestSimilar;


/***/ }),

/***/ 82591:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   SH: () => (/* binding */ describeArchive),
/* harmony export */   cz: () => (/* binding */ describeLargest),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/** Of a larger archive, the largest files are listed. */
const LARGE_BYTES = 100 * 1000 * 1000;
const LARGEST_SHOWN = 10;
/** `212 files, 1.3 MB, sha256 9a4f… (38 ignored, 2 withheld: .env, prod.tfvars)` */
function describeArchive({ bytes, sha256, entries, withheld }) {
    const files = entries.filter(({ type }) => type === 'file').length;
    const ignored = withheld.filter(({ reason }) => reason === 'ignored');
    const others = withheld.filter(({ reason }) => reason !== 'ignored').map(({ path }) => path);
    const shown = others.length > 4 ? [...others.slice(0, 3), `${others.length - 3} more`] : others;
    const omitted = [
        ...(ignored.length > 0 ? [`${ignored.length} ignored`] : []),
        ...(others.length > 0 ? [`${others.length} excluded: ${shown.join(', ')}`] : []),
    ];
    const size = `${files} ${files === 1 ? 'file' : 'files'}, ${formatBytes(bytes)}`;
    return `${size}, sha256 ${sha256.slice(0, 12)}…${omitted.length > 0 ? ` (${omitted.join(', ')})` : ''}`;
}
/** The largest files of a large archive, the largest first; empty for any other archive. */
function describeLargest({ bytes, entries }) {
    if (bytes <= LARGE_BYTES)
        return [];
    const largest = entries.filter(({ type }) => type === 'file').toSorted(bySize);
    return largest.slice(0, LARGEST_SHOWN).map(({ path, size }) => `${formatBytes(size)}  ${path}`);
}
const bySize = (a, b) => b.size - a.size || (a.path < b.path ? -1 : 1);
/** `1.3 MB`: decimal units, as services bill and limit. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes / 1000;
    while (value >= 999.95 && units.length > 1) {
        value /= 1000;
        units.shift();
    }
    return `${value.toFixed(value < 10 ? 1 : 0)} ${units[0]}`;
}
//# sourceMappingURL=describe.js.map

/***/ }),

/***/ 88411:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R: () => (/* binding */ readRuleFile)
});

// UNUSED EXPORTS: readIgnoreRules

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
;// CONCATENATED MODULE: ./build/src/archive/expressions.js
/** Matches many regular expressions at once, with Go's syntax and in linear time. */
/** The rules cannot be applied. The message is the rest of a sentence that begins with the rule file. */
class UnusableRules extends Error {
    name = 'UnusableRules';
}
/** The most characters of all expressions together, with repetitions written out. */
const LENGTH_LIMIT = 1_000_000;
/** The highest product of the counts in one expression: Go refuses more. */
const REPEAT_LIMIT = 1000;
/** The most `[:` without `:]`, because each of them costs a search through the rest of the expression. */
const UNCLOSED_LIMIT = 1000;
const TOO_LARGE = 'holds patterns that are too large to be applied; shorten them';
/** Loads the engine only when a rule needs it, because it is large. */
async function loadEngine() {
    const { RE2JS, RE2JSCompileException, RE2JSSyntaxException, RE2Set } = await __nccwpck_require__.e(/* import() */ 2856).then(__nccwpck_require__.bind(__nccwpck_require__, 2856));
    // Which characters a Unicode class has depends on the version of Go.
    const createSet = () => new RE2Set(RE2Set.UNANCHORED, RE2JS.DISABLE_UNICODE_GROUPS);
    return {
        /**
         * Whether Go can read the expression.
         *
         * @throws UnusableRules if it is too large, or if its meaning depends on the version of Go
         */
        isReadable(text) {
            const unclosed = text.slice(text.lastIndexOf(':]') + 1).split('[:').length - 1;
            if (unclosed > UNCLOSED_LIMIT || lengthOf(text) > LENGTH_LIMIT) {
                throw new UnusableRules(TOO_LARGE);
            }
            try {
                createSet().add(text);
                return true;
            }
            catch (error) {
                if (!(error instanceof RE2JSSyntaxException))
                    throw error;
                // A letter that names no category is an error in every version of Go, as in `modules\private`.
                const named = /\\[pP][CLMNPSZclmnpsz{]/.exec(text)?.[0];
                if (named === undefined || !/^\\p/i.test(error.input ?? ''))
                    return false;
                throw new UnusableRules(`holds the Unicode class ${named}, whose meaning depends on Terraform's version; write it without`);
            }
        },
        /**
         * @param expressions readable ones, those of earlier rules first
         * @throws UnusableRules
         */
        compile(expressions) {
            const length = expressions.reduce((sum, { text }) => sum + lengthOf(text), 0);
            if (length > LENGTH_LIMIT)
                throw new UnusableRules(TOO_LARGE);
            const set = createSet();
            for (const { text } of expressions)
                set.add(text);
            try {
                set.compile();
            }
            catch (error) {
                if (error instanceof RE2JSCompileException)
                    throw new UnusableRules(TOO_LARGE);
                throw error;
            }
            return (path) => expressions[set.match(path).at(-1) ?? -1]?.rule ?? -1;
        },
    };
}
/** An upper bound of the length once Go and the engine have written counted repetitions out. */
function lengthOf(text) {
    let copies = 1;
    for (const [, least, most] of text.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
        copies *= Math.max(1, Number(least), Number(most ?? 0));
    }
    return text.length * Math.min(copies, REPEAT_LIMIT);
}
/** An expression that matches exactly this character. */
function literally(character) {
    return /^[!-/:-@[-`{-~]$/.test(character) ? `\\${character}` : character;
}
//# sourceMappingURL=expressions.js.map
;// CONCATENATED MODULE: ./build/src/archive/gitignore-rules.js
/** Reads the rule file as git reads a `.gitignore` at the root. */

/** Git compares bytes, so each byte becomes one character here. */
const toBytes = (text) => Buffer.from(text).toString('latin1');
/**
 * Compiles the rules.
 *
 * @returns a function that makes a cursor at the top of a tree
 * @throws UnusableRules
 */
async function startAsGit(text) {
    const rules = readRules(text);
    const expressions = rules.map(({ expression }, rule) => ({ text: expression, rule }));
    const last = expressions.length > 0 ? (await loadEngine()).compile(expressions) : () => -1;
    const decide = (path) => {
        const rule = rules[last(path)];
        return rule?.negated === false ? rule : undefined;
    };
    const at = (path) => ({
        file: (name) => decide(path + toBytes(name)),
        directory(name) {
            const contents = `${path}${toBytes(name)}/`;
            // Git does not look into an excluded directory, so nothing in it can be brought back.
            const withheld = decide(contents);
            return { withheld, inside: withheld ? undefined : at(contents) };
        },
    });
    return () => at('');
}
/** The rules that can match something. */
function readRules(text) {
    const rules = [];
    for (const [at, ended] of text
        .replace(/^\uFEFF/, '')
        .split('\n')
        .entries()) {
        const written = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
        if (written.startsWith('#'))
            continue;
        const trimmed = trimSpaces(written);
        if (trimmed === '')
            continue;
        const negated = trimmed.startsWith('!');
        const expression = readPattern(toBytes(negated ? trimmed.slice(1) : trimmed));
        if (expression === undefined)
            continue;
        rules.push({ line: at + 1, text: trimmed, negated, expression });
    }
    return rules;
}
/** Removes spaces at the end, except those after a backslash. */
function trimSpaces(text) {
    let end = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text.charAt(at);
        if (character === '\\')
            at++;
        if (character !== ' ')
            end = Math.min(at + 1, text.length);
    }
    return text.slice(0, end);
}
/** An expression for whole paths, where directories end in a slash; undefined if the pattern matches nothing. */
function readPattern(text) {
    const directoryOnly = text.endsWith('/');
    const body = directoryOnly ? text.slice(0, -1) : text;
    const anchored = body.includes('/');
    const glob = anchored && body.startsWith('/') ? body.slice(1) : body;
    const path = glob === '' ? undefined : readGlob(glob, anchored);
    if (path === undefined)
        return undefined;
    return `(?s)^${anchored ? '' : '(?:.*/)?'}${path}/${directoryOnly ? '' : '?'}$`;
}
/** @param anchored whether two stars between slashes match any number of directories */
function readGlob(glob, anchored) {
    let expression = '';
    for (let at = 0; at < glob.length;) {
        const stars = anchored && (at === 0 || glob[at - 1] === '/') ? countStars(glob, at) : 0;
        const after = glob.slice(at + stars, at + stars + 2);
        if (stars >= 2 && after === '') {
            // This matches everything inside the directory, but not the directory itself.
            return `${expression}[^/].*`;
        }
        if (stars >= 2 && after.startsWith('/')) {
            expression += '(?:.*/)?';
            at += stars + 1;
        }
        else if (stars >= 2 && after === '\\/') {
            expression += '.*';
            at += stars;
        }
        else {
            const piece = readPiece(glob, at);
            if (!piece)
                return undefined;
            expression += piece.expression;
            at = piece.next;
        }
    }
    return expression;
}
function countStars(glob, from) {
    let at = from;
    while (glob[at] === '*')
        at++;
    return at - from;
}
function readPiece(glob, at) {
    const escaped = glob[at + 1];
    switch (glob[at]) {
        case '*':
            return { expression: '[^/]*', next: at + countStars(glob, at) };
        case '?':
            return { expression: '[^/]', next: at + 1 };
        case '[':
            return readBracket(glob, at);
        case '\\':
            return escaped === undefined ? undefined : { expression: literally(escaped), next: at + 2 };
        default:
            return { expression: literally(glob.charAt(at)), next: at + 1 };
    }
}
/** The members of git's classes without the slash, which no bracket matches. */
const CLASSES = new Map([
    ...['alnum', 'alpha', 'blank', 'cntrl', 'digit', 'lower', 'space', 'upper', 'xdigit'].map((name) => [name, `[:${name}:]`]),
    ['graph', '!-.0-~'],
    ['print', ' -.0-~'],
    ['punct', '!-.:-@\\[-`{-~'],
]);
/** Reads `[…]`; undefined if it does not end or names an unknown class, because git then never matches. */
function readBracket(glob, from) {
    let at = from + 1;
    const negated = glob[at] === '!' || glob[at] === '^';
    if (negated)
        at++;
    let members = '';
    let previous;
    for (let first = true; first || glob[at] !== ']'; first = false) {
        const now = glob[at];
        const next = glob[at + 1];
        const classEnd = now === '[' && next === ':' ? glob.indexOf(']', at + 2) : undefined;
        if (now === undefined || classEnd === -1)
            return undefined;
        if (classEnd !== undefined && classEnd > at + 2 && glob[classEnd - 1] === ':') {
            const named = CLASSES.get(glob.slice(at + 2, classEnd - 1));
            if (named === undefined)
                return undefined;
            members += named;
            previous = undefined;
            at = classEnd + 1;
        }
        else if (now === '-' && previous !== undefined && next !== undefined && next !== ']') {
            const to = next === '\\' ? glob[at + 2] : next;
            if (to === undefined)
                return undefined;
            members += rangeOf(previous, to);
            previous = undefined;
            at += next === '\\' ? 3 : 2;
        }
        else {
            previous = now === '\\' ? next : now;
            if (previous === undefined)
                return undefined;
            members += rangeOf(previous, previous);
            at += now === '\\' ? 2 : 1;
        }
    }
    if (negated)
        return { expression: `[^/${members}]`, next: at + 1 };
    return { expression: members === '' ? NOTHING : `[${members}]`, next: at + 1 };
}
const NOTHING = '[^\\x00-\\x{10ffff}]';
/** A range within brackets, without the slash. */
function rangeOf(from, to) {
    const below = to < '/' ? to : '.';
    const above = from > '/' ? from : '0';
    return ((from <= below ? `${literally(from)}-${literally(below)}` : '') +
        (above <= to ? `${literally(above)}-${literally(to)}` : ''));
}
//# sourceMappingURL=gitignore-rules.js.map
// EXTERNAL MODULE: ./build/src/archive/open-checked.js
var open_checked = __nccwpck_require__(85966);
// EXTERNAL MODULE: ./build/src/archive/pack.js
var pack = __nccwpck_require__(70847);
// EXTERNAL MODULE: ./build/src/archive/place.js
var place = __nccwpck_require__(74043);
;// CONCATENATED MODULE: ./build/src/archive/terraform-lines.js
/** How Terraform reads a rule file: lines into globs, globs into regular expressions. */

/** Terraform gives up on files with longer lines, and then uses none of the rules. */
const LONGEST_LINE_BYTES = 65_535;
/**
 * The rules of a file, comments left out. Lines on which Terraform crashes are rules without a
 * glob that can match: `oddity` says so. `tooLong` is the first line that is.
 */
function readLines(text) {
    const rules = [];
    let tooLong;
    for (const [at, ended] of text.split('\n').entries()) {
        const line = at + 1;
        if (Buffer.byteLength(ended) > LONGEST_LINE_BYTES)
            tooLong ??= line;
        const written = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
        if (written === '')
            continue;
        const rule = readLine(written, line);
        if (rule)
            rules.push(rule);
    }
    return { rules, tooLong };
}
function readLine(text, line) {
    const trimmed = trimSpace(text);
    if (trimmed.startsWith('#'))
        return undefined;
    const negated = trimmed.startsWith('!');
    const pattern = negated ? trimmed.slice(1) : trimmed;
    const rule = { line, text, negated, glob: toGlob(pattern) };
    if (trimmed === '')
        return { ...rule, oddity: 'blank' };
    if (pattern === '')
        return { ...rule, oddity: 'lone-negation' };
    if (pattern === '/')
        return { ...rule, oddity: 'everything' };
    if (line === 1 && text.startsWith('\uFEFF'))
        return { ...rule, oddity: 'byte-order-mark' };
    return rule;
}
/** A directory means everything in it; a pattern without a slash in front may begin at any depth. */
function toGlob(pattern) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    return whole.startsWith('/') ? whole.slice(1) : `**/${whole}`;
}
/** Characters of a glob that Terraform may read in another way than the author meant. */
const LIVE = /[()[\]{}+|^\\]/;
/** The expression that Terraform makes: everything but `.` and `$` keeps its meaning in a regular expression. */
function toExpression(glob) {
    // Go's scanner skips a byte order mark in front of what it reads.
    const pieces = divide(glob.replace(/^\uFEFF/, ''));
    const keep = (piece) => (piece === '.' || piece === '$' ? `\\${piece}` : piece);
    return `^${translate(pieces, keep)}$`;
}
/** The expression that the author meant: only `*`, `**`, `?` and `\` have a meaning. */
function toLiteralExpression(glob) {
    return `(?s)^${translateLiterally(glob)}$`;
}
/** The deepest level at which directories are distinguished, which bounds the nesting of the expression. */
const REACH_DEPTH = 100;
/**
 * Matches the directories, with a slash at the end, in which the glob may match something: each of
 * their names matches the glob's at that depth, up to the first stars that match any number of
 * directories.
 */
function toReachExpression(glob) {
    if (LIVE.test(glob))
        return '';
    const names = glob.replace(/^\uFEFF/, '').split('/');
    const open = names.findIndex((name, depth) => name.includes('**') || depth === REACH_DEPTH);
    // Without such stars the last name is that of what is matched, and no directory's.
    const certain = names.slice(0, open);
    const nested = certain.reduceRight((deeper, name) => `(?:${translateLiterally(name)}/${deeper})?`, open < 0 ? '' : '.*');
    return `(?s)^${nested}$`;
}
function translateLiterally(glob) {
    return translate(divide(glob), (piece) => literally(piece.replace(/^\\(?=[^])/, '')));
}
const WILDCARDS = new Map([
    ['**/', '(.*/)?'],
    ['**', '.*'],
    ['*', '[^/]*'],
    ['?', '[^/]'],
]);
function translate(pieces, other) {
    return Array.from(pieces, (piece) => WILDCARDS.get(piece) ?? other(piece)).join('');
}
/**
 * The pieces that mean something: two stars, with the slash that follows them or before anything
 * else; two stars at the end; an escaped character; every other character.
 */
function* divide(glob) {
    const characters = Array.from(glob);
    for (let at = 0; at < characters.length; at++) {
        const now = characters[at] ?? '';
        if (now === '\\' && at + 1 < characters.length)
            yield now + (characters[++at] ?? '');
        else if (now !== '*' || characters[at + 1] !== '*')
            yield now;
        else {
            at += characters[at + 2] === '/' ? 2 : 1;
            yield at + 1 < characters.length ? '**/' : '**';
        }
    }
}
// What Go calls white space, which is not quite what JavaScript does.
const SPACE = new Set('\t\n\v\f\r \u0085\u00a0\u1680\u2028\u2029\u202f\u205f\u3000');
for (let code = 0x2000; code <= 0x200a; code++)
    SPACE.add(String.fromCharCode(code));
function trimSpace(text) {
    let from = 0;
    let to = text.length;
    while (from < to && SPACE.has(text.charAt(from)))
        from++;
    while (to > from && SPACE.has(text.charAt(to - 1)))
        to--;
    return text.slice(from, to);
}
//# sourceMappingURL=terraform-lines.js.map
;// CONCATENATED MODULE: ./build/src/archive/rule-traps.js

/** The warnings about all rules of a file. */
function findTraps({ rules, tooLong, text, set, engine }) {
    const warnings = [];
    if (text.includes('\uFFFD')) {
        const message = 'the file is not UTF-8; names beyond ASCII may not match. Save it as UTF-8';
        warnings.push({ at: '.terraformignore', message });
    }
    if (tooLong !== undefined) {
        const outcome = set !== 'terraform' ? 'so no rule is applied' : 'the rules are applied here';
        const message = `the line is longer than ${LONGEST_LINE_BYTES} bytes; Terraform then drops every rule and uploads everything, ${outcome}. Divide the line`;
        warnings.push({ at: `.terraformignore:${tooLong}`, message });
    }
    for (const rule of rules) {
        const message = describeTrap(rule, set, engine);
        if (message)
            warnings.push({ at: `.terraformignore:${rule.line}`, message });
    }
    return warnings;
}
/** The warning about a rule that names a directory: Terraform applies it to the entry, not to the contents. */
function describeEntryOnly(rule, set) {
    const upload = set !== 'terraform' ? 'its contents are uploaded' : 'Terraform would upload its contents';
    return {
        at: `.terraformignore:${rule.line}`,
        message: `pattern ${inBackticks(rule.text)} matches only an entry of that name; ${upload}; write ${inBackticks(`${rule.text}/`)}`,
    };
}
function describeTrap(rule, set, engine) {
    switch (rule.oddity) {
        case 'blank':
            return 'the line holds only white space; Terraform crashes on it. It is ignored here; empty the line';
        case 'lone-negation':
            return 'the line is a `!` without a pattern; Terraform crashes on it. It is ignored here; delete the line';
        case 'everything':
            if (rule.negated)
                return '`!/` brings back everything. Write `!*` if you mean that';
            return set !== 'terraform'
                ? '`/` matches everything, so nothing is uploaded; delete the line'
                : '`/` matches everything for Terraform, which would upload an empty archive. It is ignored here. Delete the line, or write `*` if you mean that';
        case 'byte-order-mark':
            return `the file begins with a byte order mark; for Terraform it is a part of the first pattern, which then matches nothing${set !== 'terraform' ? '' : '. It is ignored here'}; save the file as UTF-8 without it`;
        default:
            return describePattern(rule) ?? describeMetacharacters(rule, set, engine);
    }
}
function describePattern(rule) {
    const pattern = patternOf(rule);
    const shown = inBackticks(pattern);
    if (rule.negated && /(^|\/)\.git(\/|$)/.test(pattern)) {
        return `${shown} cannot be brought back: version control data never ships; delete the line`;
    }
    if (/^\.\.?\//.test(pattern)) {
        return `pattern ${shown} matches nothing, paths are never written like that; write ${inBackticks(pattern.replace(/^(\.\.?\/)+/, '/'))}`;
    }
    if (pattern.replace(/^\//, '').includes('//')) {
        return `pattern ${shown} matches nothing, no path holds two slashes in a row; write ${inBackticks(pattern.replace(/\/{2,}/g, '/'))}`;
    }
    if (/\\[0-9A-Za-z]/.test(pattern)) {
        return `pattern ${shown} holds a backslash, which takes the meaning from the next character or gives it one; between directories write \`/\``;
    }
    return undefined;
}
function describeMetacharacters(rule, set, engine) {
    const pattern = patternOf(rule);
    const live = pattern.replace(/\\[^]/g, '');
    if (!/[()[\]{}+|^]/.test(live))
        return undefined;
    const shown = inBackticks(pattern);
    const escaped = inBackticks(`${rule.negated ? '!' : ''}${escapePattern(pattern)}`);
    const here = set !== 'terraform' || rule.negated ? '' : ' A file of exactly that name is excluded here.';
    if (engine && !mayBeReadable(rule.glob, engine)) {
        return `Terraform cannot read pattern ${shown} and drops it.${here} Write ${escaped}`;
    }
    if (live.includes('[!')) {
        return `in pattern ${shown}, \`[!\` does not mean "none of": Terraform takes \`!\` for one of the characters. Write \`[^\``;
    }
    if (/[()+|^]|\{[0-9]+(,[0-9]*)?\}/.test(withoutClasses(live))) {
        return `Terraform takes pattern ${shown} for a regular expression, so it does not match a name written like it.${here} Write ${escaped}`;
    }
    if (hasListInBraces(live)) {
        return `in pattern ${shown}, braces are characters and no alternatives; write a line for each`;
    }
    return undefined;
}
/** `{`, a comma and `}`, in this order, wherever they stand. */
function hasListInBraces(live) {
    const open = live.indexOf('{');
    const comma = live.indexOf(',', open);
    return open >= 0 && comma > open && live.lastIndexOf('}') > comma;
}
/** Behind the last bracket no class ends. Looking for one from each place would take the square of the length. */
function withoutClasses(live) {
    const end = live.lastIndexOf(']') + 1;
    return live.slice(0, end).replace(/\[\^?\]?[^\]]*\]/g, '') + live.slice(end);
}
function mayBeReadable(glob, engine) {
    try {
        return engine.isReadable(toExpression(glob));
    }
    catch {
        return true;
    }
}
function patternOf(rule) {
    const trimmed = rule.text.trim();
    return rule.negated ? trimmed.slice(1) : trimmed;
}
/** Escapes every character that has a meaning in a regular expression. */
function escapePattern(pattern) {
    return pattern.replace(/\\[^]|[()[\]{}+|^]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`));
}
const inBackticks = (text) => `\`${text.length > 80 ? `${text.slice(0, 77)}…` : text}\``;
//# sourceMappingURL=rule-traps.js.map
;// CONCATENATED MODULE: ./build/src/archive/terraform-rules.js

/** These rules apply before those of the file. */
const DEFAULTS = [
    { glob: '**/.terraform/**', matches: /^([^\n]*\/)?\.terraform\/[^\n]*$/, negated: false },
    {
        glob: '**/.terraform/modules/**',
        matches: /^([^\n]*\/)?\.terraform\/modules\/[^\n]*$/,
        negated: true,
    },
    { glob: '**/.git/**', matches: /^([^\n]*\/)?\.git\/[^\n]*$/, negated: false },
];
/** The default rule that may bring back an entry at any depth. */
const REVIVING_DEFAULT = 1;
/** Decides exactly as Terraform does, with its bugs. */
function startExactly(lines, engine, onEntryOnly, compared) {
    const rules = prepare(lines, engine, { read: readAsTerraform, compared });
    const at = (path) => ({
        file(name) {
            const rule = rules.last(path + name);
            return rules.excludes(rule) ? rules.reference(rule) : undefined;
        },
        directory(name) {
            const ownRule = rules.last(path + name);
            const inside = at(`${path}${name}/`);
            // If the name is withheld, the contents of the directory are not checked.
            if (rules.excludes(ownRule)) {
                const withheld = rules.reference(ownRule);
                if (withheld.line !== undefined)
                    onEntryOnly(withheld);
                return { withheld, inside };
            }
            const whole = rules.last(`${path}${name}/`);
            if (!rules.excludes(whole))
                return { withheld: undefined, inside };
            const withheld = rules.reference(whole);
            return { withheld, inside: whole > rules.lastNegation ? undefined : inside };
        },
    });
    return () => at('');
}
/**
 * Never ships a file that `startExactly` withholds, in either way to compare: an excluding rule matches all that Terraform
 * makes of it and what its author meant, a reviving rule only what Terraform makes of it, and
 * what was excluded as a directory stays excluded until a later rule revives it.
 */
function startSafely(lines, engine, onEntryOnly) {
    const rules = prepare(lines, engine, { read: readSafely, compared: 'both' });
    const at = (path, inherited) => ({
        file(name) {
            const rule = Math.max(inherited, rules.last(path + name));
            return rules.excludes(rule) ? rules.reference(rule) : undefined;
        },
        directory(name) {
            const contents = `${path}${name}/`;
            const ownRule = rules.last(path + name);
            const whole = rules.last(contents);
            const latest = Math.max(inherited, ownRule, whole);
            const excluded = rules.excludes(latest) ? latest : -1;
            const byName = excluded === ownRule && ownRule > inherited && !rules.excludes(whole);
            if (byName && ownRule >= DEFAULTS.length)
                onEntryOnly(rules.reference(ownRule));
            const withheld = [excluded, ownRule, whole].find(rules.excludes);
            const isLost = excluded >= 0 && rules.lastInside(contents) < excluded;
            return {
                withheld: withheld === undefined ? undefined : rules.reference(withheld),
                inside: isLost ? undefined : at(contents, excluded),
            };
        },
    });
    return () => at('', -1);
}
/**
 * Compiles the rules. Each has a number, the built-in ones first; -1 means no rule.
 *
 * Without an engine there are no expressions.
 */
function prepare(lines, engine, ways) {
    const all = [...DEFAULTS, ...lines];
    const compose = (text) => ways.compared === 'as written' ? text : text.normalize('NFC');
    const expressionsOf = (from) => from.flatMap((line, at) => engine
        ? ways.read(line, engine).map((text) => ({ text, line, rule: at + DEFAULTS.length }))
        : []);
    const expressions = expressionsOf(lines.map((line) => ({ ...line, glob: compose(line.glob) })));
    const excluding = expressionsOf(lines).filter(({ line }) => !line.negated);
    const reviving = expressions
        .filter(({ line }) => line.negated)
        .map(({ line, rule }) => ({ text: toReachExpression(line.glob), rule }));
    const compile = (some) => engine && some.length > 0 ? engine.compile(some) : () => -1;
    const lastOfFile = compile(expressions);
    const lastAsWritten = compile(ways.compared === 'both' ? excluding : []);
    const lastInside = compile(reviving);
    return {
        /** The last rule that matches; directories end in a slash. */
        last(path) {
            const name = compose(path);
            const rule = Math.max(lastOfFile(name), name === path ? -1 : lastAsWritten(path));
            return rule < 0 ? DEFAULTS.findLastIndex(({ matches }) => matches.test(path)) : rule;
        },
        /** The last reviving rule that may match something in a directory. */
        lastInside: (directory) => Math.max(REVIVING_DEFAULT, lastInside(compose(directory))),
        lastNegation: all.findLastIndex(({ negated }) => negated),
        excludes: (rule) => rule >= 0 && all[rule]?.negated === false,
        reference(rule) {
            const line = lines[rule - DEFAULTS.length];
            return line
                ? { line: line.line, text: line.text.trim() }
                : { line: undefined, text: `${all[rule]?.negated ? '!' : ''}${all[rule]?.glob ?? ''}` };
        },
    };
}
/** Terraform drops a rule if Go cannot read its expression. */
function readAsTerraform({ glob, oddity }, engine) {
    if (oddity === 'blank' || oddity === 'lone-negation')
        return [];
    const expression = toExpression(glob);
    return engine.isReadable(expression) ? [expression] : [];
}
function readSafely(line, engine) {
    const { glob, oddity, text, negated } = line;
    if (oddity === 'everything')
        return [];
    if (negated || oddity === 'blank' || oddity === 'lone-negation') {
        return readAsTerraform(line, engine);
    }
    const meant = oddity === 'byte-order-mark' ? withoutMark(text) : glob;
    if (meant === undefined)
        return readAsTerraform(line, engine);
    const forms = new Set([meant, meant.normalize('NFC'), meant.normalize('NFD')]);
    const literal = Array.from(forms, toLiteralExpression);
    if (!LIVE.test(glob) && meant === glob)
        return literal;
    return [...readAsTerraform(line, engine), ...literal];
}
/** The glob of the first line without the mark; undefined if it excludes nothing. */
function withoutMark(text) {
    const pattern = text.slice(1).trim();
    return pattern === '' || pattern === '/' || /^[#!]/.test(pattern) ? undefined : toGlob(pattern);
}
//# sourceMappingURL=terraform-rules.js.map
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __nccwpck_require__(43962);
;// CONCATENATED MODULE: ./build/src/archive/ignore-rules.js
/** Reads the rule file of the packed directory in one of three ways. */











/** A longer file is refused. */
const LIMIT_BYTES = 1024 * 1024;
/**
 * Reads `.terraformignore` of the packed directory.
 *
 * @param root real path of what is packed
 * @param repository real path; a rule file that is a link may lead anywhere inside it
 * @throws PackError when there is a rule file that cannot be used: without it everything would ship
 */
async function readRuleFile(root, repository, set) {
    const path = (0,external_node_path_.join)(root, pack/* RULE_FILE */.On);
    if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }))
        return readIgnoreRules('', set);
    try {
        if (!(0,place/* isWithin */.UO)(external_node_fs_.realpathSync.native(path), repository)) {
            throw new UnusableRules('is a link that leads out of the repository');
        }
        const stats = (0,external_node_fs_.statSync)(path);
        if (!stats.isFile())
            throw new UnusableRules('is not a file');
        if (stats.size > LIMIT_BYTES)
            throw new UnusableRules(`is longer than ${LIMIT_BYTES} bytes`);
        return await readIgnoreRules((0,read_regular/* readRegularSync */.Wy)(path, LIMIT_BYTES), set);
    }
    catch (error) {
        const code = (0,open_checked/* codeOf */.$N)(error);
        if (!(error instanceof UnusableRules) && code === undefined)
            throw error;
        const why = error instanceof UnusableRules ? error.message : `cannot be read (${code})`;
        const message = `${why}; nothing is packed without knowing what to leave out`;
        throw new pack/* PackError */.ql([{ where: pack/* RULE_FILE */.On, message }]);
    }
}
/**
 * Reads rules from a text.
 *
 * @param text content of the rule file, '' when there is none
 * @throws UnusableRules
 */
async function readIgnoreRules(text, set) {
    if (set === 'gitignore')
        return { start: await startAsGit(text), warnings: [] };
    const { rules, tooLong } = readLines(text);
    const engine = rules.length > 0 ? await loadEngine() : undefined;
    const warnings = findTraps({ rules, tooLong, text, set, engine });
    const warned = new Set();
    const onEntryOnly = (rule) => {
        if (warned.has(rule.line))
            return;
        warned.add(rule.line);
        warnings.push(describeEntryOnly(rule, set));
    };
    if (set === 'terraform')
        return { start: startSafely(rules, engine, onEntryOnly), warnings };
    const applied = tooLong === undefined ? rules : [];
    const compared = set === 'exact' ? 'in NFC' : 'as written';
    return { start: startExactly(applied, engine, onEntryOnly, compared), warnings };
}
//# sourceMappingURL=ignore-rules.js.map

/***/ }),

/***/ 88476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ neverShips),
/* harmony export */   T: () => (/* binding */ neverShipsPath)
/* harmony export */ });
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(96817);
/**
 * Entries that are never packed, whatever the rules say: version control data with its credentials,
 * state, and the files of `terraform init` except the modules that it fetched.
 */

/**
 * Why an entry is never packed, or undefined. Case does not count, because `.GIT` is `.git` on some
 * file systems.
 *
 * @param name the entry's own name
 * @param parent the name of the directory it is in, '' at the top
 */
function neverShips(name, parent, type) {
    if (parent.length === 10 && parent.toLowerCase() === '.terraform') {
        // A link may lead anywhere, and Terraform would take its modules from there.
        return name === 'modules' && type === 'directory'
            ? undefined
            : 'only the directory modules/ ships of a .terraform directory';
    }
    if (!mayMatter(name))
        return undefined;
    const lower = name.toLowerCase();
    if (lower === '.git' || lower === '.hg' || lower === '.svn')
        return 'version control data';
    if (lower === '.terraform' && type === 'link')
        return 'a .terraform link';
    if (type !== 'file')
        return /\.tfstate(?:\.|$)/.test(lower) ? 'state' : undefined;
    // An editor or a backup may have changed the name. Files that Terraform reads are not state.
    return lower.includes('.tfstate') && !(0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeRead */ .BJ)(name) ? 'state' : undefined;
}
/** Why a path (relative, with slashes) is never packed, or undefined. */
function neverShipsPath(path, type) {
    const names = path.split('/');
    for (const [at, name] of names.entries()) {
        const kind = at === names.length - 1 ? type : 'directory';
        const reason = neverShips(name, names[at - 1] ?? '', kind);
        if (reason)
            return reason;
    }
    return undefined;
}
/** A fast check that excludes almost every name without making a new string. */
function mayMatter(name) {
    return name.startsWith('.') || /\.tfstate/i.test(name);
}
//# sourceMappingURL=never-ships.js.map

/***/ }),

/***/ 85966:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   J5: () => (/* binding */ ChangedError),
/* harmony export */   U4: () => (/* binding */ openChecked),
/* harmony export */   Yi: () => (/* binding */ readChecked)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/** Opens a file only if it is still the one that the walk saw. */

/** A file changed after the walk saw it. */
class ChangedError extends Error {
    name = 'ChangedError';
}
// Windows has neither flag, but there only privileged users can create links.
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
/**
 * Opens exactly the file that the walk saw. A link or another file in its place is an error, so the
 * file cannot be replaced between the decision and the reading.
 *
 * @returns a file descriptor
 * @throws ChangedError
 */
function openChecked(file) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file.absolute, FLAGS);
    }
    catch (error) {
        const code = codeOf(error);
        if (code === 'ELOOP' || code === 'EMLINK')
            throw new ChangedError('became a link while packing');
        if (code === 'ENOENT' || code === 'ENOTDIR')
            throw new ChangedError('vanished while packing');
        throw error;
    }
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
    if (isSame(stats, file) && stats.isFile() && stats.size === file.size)
        return fd;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    throw new ChangedError('changed while packing');
}
/**
 * Reads the file that the walk saw, or the first bytes that `target` has room for.
 *
 * @param target one byte more than the size shows whether the file has grown
 */
function readChecked(file, target) {
    const fd = openChecked(file);
    try {
        const buffer = target ?? Buffer.allocUnsafe(file.size + 1);
        const expected = Math.min(buffer.length, file.size);
        let count = 0;
        while (count < expected) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, count, buffer.length - count, null);
            if (read === 0)
                break;
            count += read;
        }
        if (count !== expected)
            throw new ChangedError('changed while packing');
        return buffer.subarray(0, count);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** Whether this is the same file, whatever its path is now. */
function isSame(stats, file) {
    return stats.ino === file.ino && stats.dev === file.dev;
}
/** The code of a system error, such as `ENOENT`; undefined for any other error. */
function codeOf(error) {
    const isCoded = typeof error === 'object' && error !== null && 'code' in error;
    return isCoded && typeof error.code === 'string' ? error.code : undefined;
}
//# sourceMappingURL=open-checked.js.map

/***/ }),

/***/ 49156:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  packDirectory: () => (/* binding */ packDirectory)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __nccwpck_require__(6609);
// EXTERNAL MODULE: ./build/src/archive/open-checked.js
var open_checked = __nccwpck_require__(85966);
// EXTERNAL MODULE: ./build/src/archive/pack.js
var pack = __nccwpck_require__(70847);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __nccwpck_require__(34271);
;// CONCATENATED MODULE: ./build/src/archive/archive-file.js
/** The file to which an archive is written. It has its final name only once it is complete. */





/**
 * Opens the file. Every failure is a `PackError` that names the path, and no file is left behind.
 *
 * @param output the path of the archive, or undefined for a temporary file
 * @param temporary the directory for temporary files
 */
function createArchiveFile(output, temporary, write = (fd, bytes, offset) => (0,external_node_fs_.writeSync)(fd, bytes, offset)) {
    const makeSpool = () => (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temporary, 'plangate-'));
    const spool = output === undefined ? orProblem(temporary, makeSpool) : undefined;
    const path = output ?? (0,external_node_path_.join)(spool ?? '', 'archive.tar.gz');
    // A device or a pipe is written to directly; a regular file is replaced only by a whole archive.
    const scratch = spool !== undefined || isSpecial(path) ? path : `${path}.partial`;
    const attempt = (action) => {
        try {
            return orProblem(path, action);
        }
        catch (error) {
            file.abandon();
            throw error;
        }
    };
    let fd;
    const file = {
        /** Where the archive is once `finish` has returned. */
        path,
        /** The path that must not be packed while the archive is being written. */
        scratch: spool ?? scratch,
        write: (bytes) => attempt(() => {
            if (fd === undefined)
                throw new Error('the archive is already complete');
            for (let at = 0; at < bytes.length;)
                at += write(fd, bytes, at);
        }),
        finish: () => attempt(() => {
            if (fd !== undefined)
                (0,external_node_fs_.closeSync)(fd);
            fd = undefined;
            if (scratch !== path)
                (0,external_node_fs_.renameSync)(scratch, path);
        }),
        /** Closes and deletes an unfinished archive; does nothing after `finish`. */
        abandon() {
            if (fd === undefined)
                return;
            (0,external_node_fs_.closeSync)(fd);
            fd = undefined;
            if (spool !== undefined)
                (0,external_node_fs_.rmSync)(spool, { recursive: true, force: true });
            else if (scratch !== path)
                (0,external_node_fs_.rmSync)(scratch, { force: true });
        },
        /** Deletes a temporary archive; keeps one that was written to `output`. */
        remove() {
            if (spool !== undefined)
                (0,external_node_fs_.rmSync)(spool, { recursive: true, force: true });
        },
    };
    fd = attempt(() => (0,external_node_fs_.openSync)(scratch, 'w', 0o600));
    return file;
}
function orProblem(path, action) {
    try {
        return action();
    }
    catch (error) {
        throw new pack/* PackError */.ql([{ where: path, message: describeWriteError(error) }]);
    }
}
function isSpecial(path) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    return stats !== undefined && !stats.isFile();
}
function describeWriteError(error) {
    const code = (0,open_checked/* codeOf */.$N)(error) ?? '';
    if (code === 'ENOSPC') {
        return 'no space left on the device; the archive was not written. Free some, or write elsewhere';
    }
    if (code === 'ENOENT')
        return 'the directory does not exist';
    return ['EACCES', 'EPERM', 'EROFS'].includes(code)
        ? `may not be written (${code})`
        : (0,error_message/* errorMessage */.g)(error);
}
//# sourceMappingURL=archive-file.js.map
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __nccwpck_require__(38522);
;// CONCATENATED MODULE: ./build/src/archive/gzip-blocks.js
/**
 * Compresses blocks on several threads and joins them to one gzip stream. Each block becomes complete
 * deflate blocks that end at a byte, so they can be joined unchanged.
 */

/** The size of a block. Larger blocks make the archive less than one percent smaller. */
const BLOCK_BYTES = 512 * 1024;
/** The most blocks that are being compressed or waiting, which bounds the memory. */
const IN_FLIGHT = 6;
const STORED_BYTES = 65_535;
// The header has no name, date or operating system, so that all machines write the same bytes.
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const LAST_BLOCK = Buffer.from([3, 0]);
/** Level 2 is as fast as Terraform's level 1 and smaller; level 4 takes a third more time. */
const LEVEL = 2;
/** Starts a gzip stream. `sink` gets the compressed bytes in order. */
function createGzipBlocks(sink) {
    const waiting = [];
    const free = [];
    let crc = 0;
    let size = 0;
    sink(HEADER);
    const takeOldest = async () => {
        const oldest = waiting.shift();
        if (!oldest)
            return;
        const { pieces, buffer } = await oldest;
        for (const piece of pieces)
            sink(piece);
        free.push(buffer);
    };
    return {
        /** A buffer of `BLOCK_BYTES` to fill. It is reused once it has been compressed. */
        buffer: () => free.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES),
        /** Takes the first `length` bytes of the buffer. */
        push(buffer, length) {
            const bytes = buffer.subarray(0, length);
            crc = (0,external_node_zlib_.crc32)(bytes, crc);
            size += length;
            const pieces = isIncompressible(bytes) ? store(bytes) : compress(bytes);
            waiting.push(Promise.resolve(pieces).then((pieces) => ({ pieces, buffer })));
        },
        /** Whether `makeRoom` has to be awaited before the next block. */
        isFull: () => waiting.length >= IN_FLIGHT,
        makeRoom: takeOldest,
        /** Resolves when everything has been handed to `sink`. */
        async end() {
            while (waiting.length > 0)
                await takeOldest();
            const trailer = Buffer.alloc(8);
            trailer.writeUInt32LE(crc, 0);
            trailer.writeUInt32LE(size % 2 ** 32, 4);
            sink(LAST_BLOCK);
            sink(trailer);
        },
    };
}
function compress(bytes) {
    const options = {
        level: LEVEL,
        // The output of a block fits one chunk, because each further chunk costs a turn of the event loop.
        chunkSize: BLOCK_BYTES + 4096,
        finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH,
    };
    return new Promise((resolve, reject) => {
        (0,external_node_zlib_.deflateRaw)(bytes, options, (error, deflated) => (error ? reject(error) : resolve([deflated])));
    });
}
/** Makes stored blocks of deflate, for bytes that would not get smaller. */
function store(bytes) {
    const pieces = [];
    for (let at = 0; at < bytes.length; at += STORED_BYTES) {
        const piece = bytes.subarray(at, at + STORED_BYTES);
        const header = Buffer.alloc(5);
        header.writeUInt16LE(piece.length, 1);
        header.writeUInt16LE(piece.length ^ 0xffff, 3);
        pieces.push(header, piece);
    }
    return pieces;
}
const PROBES = 64;
const PROBE_BYTES = 256;
const SAMPLE_BYTES = PROBES * PROBE_BYTES;
const EXPECTED = SAMPLE_BYTES / 256;
/** Below this, the bytes are noise: its chi-square is 255 ± 23. */
const NOISE = 400;
/** Above this, the bytes can be compressed: text is above 100,000, base64 at 49,000. */
const UNEVEN = 16_384;
/**
 * Whether bytes are already compressed or encrypted, so that deflating them gains nothing. The test is
 * how evenly the values of a sample are spread, in whole numbers, so that all machines agree. If that
 * is not clear, a sample is deflated.
 */
function isIncompressible(bytes) {
    if (bytes.length < 2 * SAMPLE_BYTES)
        return false;
    const unevenness = measureUnevenness(bytes);
    if (unevenness < NOISE)
        return true;
    if (unevenness > UNEVEN)
        return false;
    const middle = Math.floor(bytes.length / 2);
    const sample = bytes.subarray(middle, middle + SAMPLE_BYTES);
    return (0,external_node_zlib_.deflateRawSync)(sample, { level: 1 }).length > sample.length * 0.97;
}
/** From this sum of the squares of the counts on, the chi-square is above `UNEVEN`. */
const UNEVEN_SQUARES = (UNEVEN + 1) * EXPECTED + 256 * EXPECTED ** 2;
/** Chi-square of the byte values in a sample; of text, the first probes are enough to decide. */
function measureUnevenness(bytes) {
    const counts = new Uint32Array(256);
    const stride = Math.floor(bytes.length / PROBES);
    let squares = 0;
    for (let probe = 0; probe < PROBES && squares < UNEVEN_SQUARES; probe++) {
        const from = probe * stride;
        for (let at = from; at < from + PROBE_BYTES; at++) {
            const value = bytes[at] ?? 0;
            const count = counts[value] ?? 0;
            squares += 2 * count + 1;
            counts[value] = count + 1;
        }
    }
    return Math.floor(squares / EXPECTED - 256 * EXPECTED);
}
//# sourceMappingURL=gzip-blocks.js.map
// EXTERNAL MODULE: ./build/src/archive/ignore-rules.js + 5 modules
var ignore_rules = __nccwpck_require__(88411);
// EXTERNAL MODULE: ./build/src/archive/place.js
var place = __nccwpck_require__(74043);
// EXTERNAL MODULE: ./build/src/machine/ask-git.js + 1 modules
var ask_git = __nccwpck_require__(29796);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __nccwpck_require__(96817);
;// CONCATENATED MODULE: ./build/src/archive/secret-contents.js
/** Recognises saved plans, state and keys by their content, because they may have any name. */
/** How many bytes of a file are inspected; smaller files are inspected whole. */
const SEEN_BYTES = 64 * 1024;
/** What a file holds, judged by its first bytes, at most `SEEN_BYTES`; undefined for ordinary content. */
function recognise(bytes) {
    switch (bytes[startOfText(bytes)]) {
        case 0x50:
            return isSavedPlan(bytes) ? 'a saved plan' : startsLikeKey(bytes);
        case 0x7b:
        case 0x5b:
            return recogniseJson(bytes);
        case 0x2d:
            return startsLikeKey(bytes);
        default:
            return undefined;
    }
}
/** The position after a byte order mark and white space. */
function startOfText(bytes) {
    let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    while (at < bytes.length && at < 200 && (bytes[at] ?? 0) <= 0x20)
        at++;
    return at;
}
/** Whether this is a zip file that begins with an entry of a saved plan. */
function isSavedPlan(bytes) {
    if (bytes.length < 30 || bytes.readUInt32LE(0) !== 0x04034b50)
        return false;
    const name = bytes.toString('latin1', 30, 30 + bytes.readUInt16LE(26));
    return /^(?:tfplan|tfstate|tfstate-prev|tfconfig\/.*)$/.test(name);
}
function startsLikeKey(bytes) {
    const start = startOfText(bytes);
    const text = bytes.toString('latin1', start, start + 100);
    const key = /^(?:-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-)/;
    return key.test(text) ? 'a private key' : undefined;
}
/** A secret value after one of these names. In schemas an object follows the name, and examples are shorter. */
const CREDENTIAL = /"(?:client_secret|clientSecret|refresh_token|refreshToken|access_token|accessToken|secret_access_key|secretAccessKey|SecretAccessKey|private_key|privateKey)"\s{0,20}:\s{0,20}"[^"\s]{16}/;
function recogniseJson(bytes) {
    const text = bytes.toString('latin1');
    const has = (name) => text.includes(`"${name}"`);
    if (has('lineage') && (has('serial') || has('terraform_version')))
        return 'state';
    if (has('format_version') && has('terraform_version')) {
        const values = ['planned_values', 'prior_state', 'resource_changes', 'values'];
        if (values.some(has))
            return 'a plan as JSON';
    }
    return CREDENTIAL.test(text) ? 'a credential' : undefined;
}
//# sourceMappingURL=secret-contents.js.map
;// CONCATENATED MODULE: ./build/src/archive/secret-names.js
/**
 * Recognises names of credentials, also with the endings that editors, copies and backups add. A file
 * with such a name is packed only if git tracks it: a file that was never committed was not meant to
 * leave the machine.
 */

const NAMES = words(`.netrc _netrc netrc .npmrc .yarnrc.yml .pypirc .pgpass pgpass pgpass.conf .my.cnf my.cnf
  .htpasswd htpasswd .envrc .git-credentials .vault-token .terraformrc terraform.rc .tofurc tofu.rc settings.xml
  nuget.config pip.conf pip.ini auth.json rclone.conf boto.cfg admin.conf kubelet.conf k3s.yaml rke2.yaml
  clouds.yaml clouds.yml secure.yaml secure.yml cwallet.sso wallet.dat cookies.txt cookiejar nohup.out core shadow`);
/** Endings after the last dot; a whole name counts, too. */
const ENDINGS = words(`pem p8 p12 pfx pkcs12 key ppk pvk snk jks jceks bks keystore truststore keytab kdb kdbx agekey
  ovpn tfvars tfplan tfrc tfbackend kubeconfig rkestate env credentials secret
  secrets password passwords token tokens dmp mdmp hprof har pcap pcapng keylog log`);
const TWO_ENDINGS = /\.(?:tfvars\.json|tfrc\.json|pkrvars\.hcl)$/;
const BEGINNINGS = /^(?:id_(?:rsa|dsa|ecdsa|ed25519|xmss)|\.env\b|tfplan|krb5cc|kubeconfig|talosconfig|core\.\d)/;
/** Words anywhere in a name, unless the name ends like a program or a text for people. */
const WORDS = /credential|creds|passw(?:or)?d|passphrase|secret|keystore|truststore|openrc|tfstate|(?:api|private|ssh)[-_. ]?key|access[-_. ]?token|service[-_. ]?account|kube[-_. ]?config|(?:^|[^a-z])(?:tokens?|id_(?:rsa|dsa|ecdsa|ed25519))(?:[^a-z]|$)|(?:^|(?<!pub|public)[^a-z])(?:keys?|pass)(?:\.[a-z0-9]+)?$/;
/** Endings of configuration, programs, texts and pictures, which may mention secrets but hold none. */
const PLAIN = words(`tf tofu hcl tftpl tpl tmpl gotmpl j2 md mdx rst adoc rego sentinel py pyc pyi js mjs cjs jsx ts
  mts cts tsx map go rb rs java class kt scala cs php c h cc cpp html htm css scss less svg png jpg jpeg gif ico webp
  pdf woff woff2 ttf graphql proto lock sum mod whl jar war wasm so dll dylib exe pub crt cer csr`);
/** Endings of archives: a build may name an archive after anything. */
const PACKED = words('zip tar tgz 7z');
const DATA = /\.(?:json|ya?ml|txt|ini|conf|cfg|csv|xml|db)$/;
/** What editors, copies and tools add before or after the name of a file. */
const BEFORE = /^(?:#|\.#|\._|~\$|(?:copy|backup) of |(?:old|bak|backup|copy)[-_. ])+/;
const AFTER = words(`bak backup bkp old orig original save saved sav copy new prev previous tmp temp swp swo swn swx rej
  disabled off deleted dpkg-old dpkg-new dpkg-dist rpmsave rpmnew rpmorig pacsave gz bz2 xz zst`);
const NUMBERED = /^(?:v?\d[:t\d]*|\(\d+\))$/;
/** Directories that hold credentials, known by name. */
const CREDENTIALS = words('.aws .azure .gcloud .kube .ssh .gnupg .docker .terraform.d');
/** Directories in which every data file is a credential. */
const NAMED = words('secret secrets credential credentials creds passwords tokens private-keys ssh-keys');
/** Hidden directories of builds and public settings. Any other hidden directory may hold credentials. */
const PUBLIC_DIRECTORIES = words(`.terraform .terragrunt-cache .github .gitlab .gitea .forgejo .circleci .buildkite
  .azuredevops .azure-pipelines .devcontainer .husky .changeset .vscode .idea .build .dist .out .output .artifacts
  .package .packages .lambda .serverless .aws-sam .chalice .webpack .esbuild .next .nuxt .venv .tox .modules
  .external_modules .tfmodules .templates .policies .tflint.d .yarn .pnpm`);
/** Hidden files of public settings, without the dot and `.yml`, `.json` and the like at the end. */
const PUBLIC_FILES = words(`gitignore gitattributes gitmodules gitkeep keep git-blame-ignore-revs gitlab-ci travis
  mailmap editorconfig terraformignore terraform.lock terraform-version opentofu-version terragrunt-version
  node-version python-version ruby-version go-version tool-versions nvmrc terraform-docs tflint tfsec trivyignore
  trivy checkov infracost sops pre-commit-config pre-commit-hooks releaserc commitlintrc yamllint markdownlint
  markdown-link-check prettierrc prettierignore eslintrc eslintignore dockerignore helmignore npmignore shellcheckrc
  cspell codeclimate codecov coveragerc flake8 pylintrc golangci rubocop ds_store`);
/**
 * In `vendored` directories, which a package manager filled, only unmistakable names count.
 *
 * @param parent the name of the directory that `directory` is in
 */
function enterDirectory(around, directory, parent) {
    const lower = directory.toLowerCase();
    if (around === 'credentials' || CREDENTIALS.has(lower))
        return 'credentials';
    if (around === 'vendored' || lower === 'node_modules')
        return 'vendored';
    if (lower === 'modules' && parent === '.terraform')
        return 'vendored';
    if (lower.startsWith('.') && !PUBLIC_DIRECTORIES.has(lower))
        return 'credentials';
    return NAMED.has(lower) ? 'named' : around;
}
/** Does the same for nested directories, the outermost first. */
function enterDirectories(around, directories) {
    return directories.reduce((outer, directory, at) => enterDirectory(outer, directory, directories[at - 1] ?? ''), around);
}
/** Whether a file of this name looks like a credential. */
function looksSecret(name, around) {
    if (around === 'credentials')
        return true;
    const lower = name.toLowerCase();
    if (isPlain(lower))
        return lower.endsWith('.pkrvars.hcl') || isHidden(lower, around);
    const bare = undisguise(lower);
    if (around === 'named' || isHidden(lower, around) || isSecretName(lower))
        return true;
    if (bare !== lower && (isHidden(bare, around) || isSecretName(bare)))
        return true;
    if (around === 'vendored' || (bare !== lower && isPlain(bare)))
        return false;
    if (PACKED.has(endingOf(bare))) {
        const unpacked = bare.slice(0, bare.lastIndexOf('.'));
        return isSecretName(unpacked) || (DATA.test(unpacked) && WORDS.test(unpacked));
    }
    return WORDS.test(bare) || (name !== lower && WORDS.test(undisguise(apart(name))));
}
/** Whether a file of this name, in lower case, is configuration, a program or a text for people. */
function isPlain(lower) {
    const ending = endingOf(lower);
    return PLAIN.has(ending) || (ending === 'json' && (0,file_names/* isConfiguration */.ZC)(lower));
}
function isHidden(lower, around) {
    if (!lower.startsWith('.') || around === 'vendored')
        return false;
    const bare = lower.slice(1).replace(/\.(?:ya?ml|json|jsonc|toml|hcl|[cm]?js)$/, '');
    return !PUBLIC_FILES.has(bare);
}
function isSecretName(lower) {
    const ending = endingOf(lower);
    return (ENDINGS.has(ending) ||
        NAMES.has(lower) ||
        ((ending === 'json' || ending === 'hcl') && TWO_ENDINGS.test(lower)) ||
        BEGINNINGS.test(lower));
}
function undisguise(lower) {
    let bare = BEFORE.test(lower) ? lower.replace(BEFORE, '') : lower;
    for (;;) {
        while (bare.endsWith('~') || bare.endsWith('#') || bare.endsWith('$'))
            bare = bare.slice(0, -1);
        const at = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf('-'), bare.lastIndexOf('_'), bare.lastIndexOf(' '));
        const tail = bare.slice(at + 1);
        if (at < 1 || !(AFTER.has(tail) || NUMBERED.test(tail)))
            return bare;
        bare = bare.slice(0, at);
    }
}
/** The text after the last dot; the whole name if it has no dot. */
function endingOf(lower) {
    return lower.slice(lower.lastIndexOf('.') + 1);
}
/** `accessTokens.json` as `access_tokens.json`. */
function apart(name) {
    return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}
function words(text) {
    return new Set(text.split(/\s+/));
}
//# sourceMappingURL=secret-names.js.map
;// CONCATENATED MODULE: ./build/src/archive/tar-header.js
/**
 * Tar headers (POSIX ustar, with pax records where ustar has no room). Everything that could
 * differ between two machines is fixed: owner 0, no names, one date, modes as git knows them.
 */
/** 1980-01-01T00:00:00Z; some readers complain of older dates. */
const MODIFIED_SECONDS = 315_532_800;
const BLOCK = 512;
const LARGEST_OCTAL_SIZE = 0o77777777777;
/** The length of a header without pax records. */
const HEADER_BYTES = BLOCK;
/**
 * Writes the header into a block if the name fits its first field. That is almost every header, and it
 * saves a buffer and a copy of each.
 *
 * @returns whether it was written; if not, the place in the block may hold anything
 */
function writeHeader(entry, block, at) {
    const { type, path, size } = entry;
    const name = type === 'directory' ? `${path}/` : path;
    if (name.length > 100 || size > LARGEST_OCTAL_SIZE || type === 'link')
        return false;
    const { bytes, sum } = templateOf(entry);
    block.set(bytes, at);
    const ofName = write(block, name, at);
    if (Number.isNaN(ofName))
        return false;
    writeNumbers(block, at, size, sum + ofName);
    return true;
}
/** The header's block, after pax records where ustar has no room for the name, target or size. */
function encodeHeader(entry) {
    const { type, size, target = '' } = entry;
    const name = type === 'directory' ? `${entry.path}/` : entry.path;
    const split = splitName(name);
    let records = '';
    if (!split)
        records += record('path', name);
    if (!fitsField(target, 100))
        records += record('linkpath', target);
    if (size > LARGEST_OCTAL_SIZE)
        records += record('size', String(size));
    const shown = split ?? PAX_PLACE;
    const header = encodeBlock({
        ...shown,
        template: templateOf(entry),
        target: fitsField(target, 100) ? target : PAX_PLACE.name,
        size: size > LARGEST_OCTAL_SIZE ? 0 : size,
    });
    if (records === '')
        return header;
    const body = Buffer.from(records);
    const pax = { ...PAX_PLACE, template: TEMPLATES.pax, target: '', size: body.length };
    return Buffer.concat([encodeBlock(pax), body, Buffer.alloc(padding(body.length)), header]);
}
/** Zero bytes between content of this size and the next header. */
function padding(size) {
    return (BLOCK - (size % BLOCK)) % BLOCK;
}
/** Size of the end of an archive: two empty blocks. */
const TRAILER_BYTES = 2 * BLOCK;
/** The name in a header if the real name or target is in a pax record. */
const PAX_PLACE = { prefix: '', name: 'pax' };
/** Divides a name into ustar's prefix and name; undefined if it needs a pax record. */
function splitName(name) {
    if (fitsField(name, 100))
        return { prefix: '', name };
    if (name.length > 256 || !isAscii(name))
        return undefined;
    const cut = name.lastIndexOf('/', Math.min(155, name.length - 2));
    if (cut <= 0 || name.length - cut - 1 > 100)
        return undefined;
    return { prefix: name.slice(0, cut), name: name.slice(cut + 1) };
}
function fitsField(text, bytes) {
    return text.length <= bytes && isAscii(text);
}
function isAscii(text) {
    for (let at = 0; at < text.length; at++) {
        const unit = text.charCodeAt(at);
        if (unit > 126 || unit === 0)
            return false;
    }
    return true;
}
/** A pax record begins with its own length in bytes, the digits of that length included. */
function record(key, value) {
    const rest = ` ${key}=${value}\n`;
    const bytes = Buffer.byteLength(rest);
    let length = bytes + 1;
    while (String(length).length + bytes !== length)
        length = String(length).length + bytes;
    return `${length}${rest}`;
}
function makeTemplate(type, mode) {
    const bytes = Buffer.alloc(BLOCK);
    for (const at of [108, 116, 329, 337])
        bytes.write(octal(0, 8), at);
    bytes.write(octal(mode, 8), 100);
    bytes.write(octal(0, 12), 124);
    bytes.write(octal(MODIFIED_SECONDS, 12), 136);
    // The checksum counts its own place as spaces.
    bytes.write(' '.repeat(8), 148);
    bytes.write(type, 156);
    bytes.write('ustar\x0000', 257);
    return { bytes, sum: bytes.reduce((sum, byte) => sum + byte, 0) };
}
const TEMPLATES = {
    file: makeTemplate('0', 0o644),
    executable: makeTemplate('0', 0o755),
    link: makeTemplate('2', 0o777),
    directory: makeTemplate('5', 0o755),
    pax: makeTemplate('x', 0o644),
};
function templateOf({ type, executable }) {
    return TEMPLATES[type === 'file' && executable === true ? 'executable' : type];
}
function encodeBlock({ template, prefix, name, target, size }) {
    const header = Buffer.from(template.bytes);
    const ofTexts = write(header, name, 0) + write(header, target, 157) + write(header, prefix, 345);
    writeNumbers(header, 0, size, template.sum + ofTexts);
    return header;
}
/** @param sum of all bytes but those of the size, and with spaces in place of the checksum */
function writeNumbers(header, at, size, sum) {
    const growth = writeOctal(header, size, at + 134);
    header[at + 154] = 0;
    writeOctal(header, sum + growth, at + 153, 6);
}
/**
 * Returns the sum of what it wrote, not a number if the text is not ASCII. A call of `Buffer.write`
 * takes longer than so short a text.
 */
function write(header, text, offset) {
    let sum = 0;
    for (let at = 0; at < text.length; at++) {
        const byte = text.charCodeAt(at);
        if (byte > 126 || byte === 0)
            return Number.NaN;
        header[offset + at] = byte;
        sum += byte;
    }
    return sum;
}
/**
 * Writes the digits of a number from the last one on, over the zeros of a field.
 *
 * @returns by how much the sum of the bytes grows
 */
function writeOctal(header, value, last, width = 1) {
    let growth = 0;
    let at = last;
    for (let left = value; left > 0 || last - at < width; left = Math.floor(left / 8)) {
        const digit = left % 8;
        header[at] = 0x30 + digit;
        growth += digit;
        at--;
    }
    return growth;
}
function octal(value, width) {
    return `${value.toString(8).padStart(width - 1, '0')}\0`;
}
//# sourceMappingURL=tar-header.js.map
;// CONCATENATED MODULE: ./build/src/archive/tar-stream.js
/** Writes entries into blocks. Large files are read from the disk piece by piece. */




/** Files up to this size are read whole and never divided between blocks. */
const WHOLE_BYTES = 64 * 1024;
/** As long as the longest padding after the content of a file. */
const ZEROS = Buffer.alloc(512);
class TarStream {
    blocks;
    buffer;
    used = 0;
    constructor(blocks) {
        this.blocks = blocks;
        this.buffer = blocks.buffer();
    }
    /**
     * The part of the block for the content of a small file, with at least one byte more; undefined if it
     * does not fit. Content that is read into it is not copied by `add`.
     */
    placeFor({ size }) {
        if (HEADER_BYTES + size + ZEROS.length > BLOCK_BYTES - this.used)
            return undefined;
        return this.buffer.subarray(this.used + HEADER_BYTES, this.used + HEADER_BYTES + size + 1);
    }
    /**
     * The caller awaits `makeRoom` afterwards only if the stream `isFull`: waiting each time would be slow.
     *
     * @param content of at most `WHOLE_BYTES`; empty for directories and links
     */
    add(entry, content) {
        const isInPlace = content.length === 0 || content.buffer === this.buffer.buffer;
        if (isInPlace && this.placeFor(entry) && writeHeader(entry, this.buffer, this.used)) {
            this.used += HEADER_BYTES + content.length;
            const end = this.used + padding(content.length);
            this.buffer.fill(0, this.used, end);
            this.used = end;
            return;
        }
        const body = isInPlace ? Buffer.from(content) : content;
        const header = encodeHeader(entry);
        if (header.length + body.length + ZEROS.length > BLOCK_BYTES - this.used)
            this.flush();
        this.copy(header);
        this.copy(body);
        this.copy(ZEROS.subarray(0, padding(body.length)));
    }
    isFull() {
        return this.blocks.isFull();
    }
    async makeRoom() {
        await this.blocks.makeRoom();
    }
    /**
     * Adds a file of any size. `inspect` gets every byte once, in pieces that follow each other.
     *
     * @throws ChangedError when the file is not what the walk saw
     */
    async addInPieces(file, inspect) {
        await this.append(encodeHeader(file));
        const fd = (0,open_checked/* openChecked */.U4)(file);
        try {
            for (let left = file.size; left > 0;) {
                if (this.used === BLOCK_BYTES)
                    await this.flushAndWait();
                const most = Math.min(left, BLOCK_BYTES - this.used);
                const count = (0,external_node_fs_.readSync)(fd, this.buffer, this.used, most, null);
                if (count === 0)
                    throw new open_checked/* ChangedError */.J5('changed while packing');
                inspect(this.buffer.subarray(this.used, this.used + count));
                this.used += count;
                left -= count;
            }
            // A file that takes many reads could have been written to between two of them.
            const now = (0,external_node_fs_.fstatSync)(fd);
            if (now.size !== file.size || now.mtimeMs !== file.mtimeMs) {
                throw new open_checked/* ChangedError */.J5('changed while packing');
            }
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
        await this.append(ZEROS.subarray(0, padding(file.size)));
    }
    async end() {
        await this.append(Buffer.alloc(TRAILER_BYTES));
        this.flush();
        await this.blocks.end();
    }
    async flushAndWait() {
        this.flush();
        if (this.isFull())
            await this.makeRoom();
    }
    flush() {
        this.blocks.push(this.buffer, this.used);
        this.buffer = this.blocks.buffer();
        this.used = 0;
    }
    async append(bytes) {
        if (bytes.length > BLOCK_BYTES - this.used)
            await this.flushAndWait();
        this.copy(bytes);
    }
    /** Copies bytes that fit into the block. */
    copy(bytes) {
        this.used += bytes.copy(this.buffer, this.used);
    }
}
//# sourceMappingURL=tar-stream.js.map
;// CONCATENATED MODULE: ./build/src/archive/rule-cursor.js
/** The interface of ignore rules during a walk: one step per name. */
/** `.terraformignore:4 secrets/` */
function formatRule({ line, text }) {
    return line === undefined ? `built in: ${text}` : `.terraformignore:${line} ${text}`;
}
/** The rule of the first cursor that withholds a file of this name. */
function firstRule(cursors, name) {
    for (const cursor of cursors) {
        const rule = cursor.file(name);
        if (rule)
            return rule;
    }
    return undefined;
}
/** Applies several sets of rules to a directory: one of them is enough to withhold something. */
function enter(cursors, name) {
    let withheld;
    const inside = [];
    for (const cursor of cursors) {
        const entered = cursor.directory(name);
        withheld ??= entered.withheld;
        if (!entered.inside)
            return { withheld: entered.withheld, inside: undefined };
        inside.push(entered.inside);
    }
    return { withheld, inside };
}
//# sourceMappingURL=rule-cursor.js.map
;// CONCATENATED MODULE: ./build/src/archive/withhold.js



/** Records an entry that a rule excludes. */
function withhold(findings, path, rule) {
    findings.withheld.push({ path, reason: pack/* IGNORED */.$h, rule: rule && formatRule(rule) });
}
/**
 * Records a file that may be a secret.
 *
 * @param tracking whether git tracks the file
 * @param detail what the file holds, if its name does not say so
 */
function withholdSecret(findings, path, tracking, detail) {
    const entry = tracking === 'untracked'
        ? { path, reason: pack/* UNTRACKED */.iC, detail }
        : { path, reason: pack/* TRACKING_UNKNOWN */.vp, detail: tracking.unknown };
    findings.withheld.push(entry);
}
const NOT_ASKED = { unknown: 'it was not asked' };
/** Undefined if git tracks the file. `findings.tracked` must know its repository. */
function untracked(findings, file) {
    const files = findings.tracked.get(file.repository) ?? NOT_ASKED;
    if ('unknown' in files)
        return files;
    const path = (0,external_node_path_.relative)(file.repository, file.absolute).split(external_node_path_.sep).join('/');
    return files.has(path) ? undefined : 'untracked';
}
/** Records an entry that is no file, directory or link, such as a socket. */
function withholdSpecial(findings, path, stats) {
    const reason = stats.isFIFO() ? 'named pipe' : stats.isSocket() ? 'socket' : 'device';
    findings.withheld.push({ path, reason });
    findings.warnings.push({ at: path, message: `is a ${reason} and was excluded` });
}
//# sourceMappingURL=withhold.js.map
;// CONCATENATED MODULE: ./build/src/archive/packer.js
/** Adds entries to the archive, and withholds files with content that looks secret. */









const EMPTY = Buffer.alloc(0);
/** Asks git which files it tracks in a repository. */
async function askGit(repository, packing) {
    const { findings, options, ports } = packing;
    const { root, workspace = (0,find_repository/* findCheckout */.I8)(root) ?? root } = options;
    const files = await (0,ask_git/* listTrackedFiles */.sp)(repository, workspace, ports);
    findings.tracked.set(repository, files);
    if (!('unknown' in files) || files.unknown === ask_git/* NO_REPOSITORY */.NZ)
        return;
    const message = `git could not list the tracked files (${files.unknown}); files that look like credentials are excluded`;
    findings.warnings.push({ at: 'git', message });
}
/** Adds one entry to the archive, or withholds it because of its content. */
async function addToArchive(entry, packing) {
    const { tar, scanner, entries, climbing, findings, options } = packing;
    const { path, type, size } = entry;
    try {
        if (type !== 'file' || size === 0)
            tar.add(entry, EMPTY);
        else if (size > WHOLE_BYTES) {
            const start = (0,open_checked/* readChecked */.Yi)(entry, Buffer.allocUnsafe(SEEN_BYTES));
            const what = suspect(path, start, packing);
            if (what !== undefined && (await stays(entry, what, packing)))
                return;
            await tar.addInPieces(entry, scanner.inspect);
            if ((0,file_names/* mayBeRead */.BJ)(path))
                climbing.push(path);
        }
        else {
            const content = (0,open_checked/* readChecked */.Yi)(entry, tar.placeFor(entry));
            scanner.inspectWhole(content);
            const what = suspect(path, content, packing);
            if (what !== undefined && (await stays(entry, what, packing)))
                return;
            if ((0,file_names/* mayBeRead */.BJ)(path) && content.includes('../'))
                climbing.push(path);
            tar.add(entry, content);
        }
        if (tar.isFull())
            await tar.makeRoom();
        entries.push({ path, type, size });
        const hits = scanner.hitsSoFar();
        if (hits)
            reportSecrets(path, hits, options.secretScan ?? 'warn', findings);
    }
    catch (error) {
        findings.problems.push({ where: path, message: describeReadError(error) });
    }
    finally {
        scanner.finish();
    }
}
/** Withholds a file because of its first bytes: state always, other secrets if git does not track the file. */
async function stays(file, what, packing) {
    const { findings, options } = packing;
    if (what === 'state') {
        findings.withheld.push({ path: file.path, reason: 'state', detail: 'by its content' });
        return true;
    }
    if (options.includeUntrackedSecrets === true)
        return false;
    if (!findings.tracked.has(file.repository))
        await askGit(file.repository, packing);
    const tracking = untracked(findings, file);
    if (tracking === undefined || (what === 'a token' && tracking !== 'untracked'))
        return false;
    withholdSecret(findings, file.path, tracking, `holds ${what}`);
    return true;
}
/** What makes the content suspicious. In texts for people, a token may be an example. */
function suspect(path, start, packing) {
    const content = recognise(start);
    const hits = packing.scanner.hitsSoFar();
    if ((content === undefined && !hits) || (0,file_names/* mayBeRead */.BJ)(path))
        return undefined;
    const isForPeople = isPlain(path.toLowerCase());
    if (content !== undefined && (content !== 'a credential' || !isForPeople))
        return content;
    if (!hits || hits.secrets.size > 0 || packing.options.secretScan === 'fail')
        return undefined;
    return isForPeople ? undefined : 'a token';
}
function reportSecrets(path, { secrets, shapes }, secretScan, findings) {
    if (secrets.size > 0) {
        const message = `holds a secret of this check (${[...secrets].join(', ')}); remove it from the file, or ignore the file`;
        findings.problems.push({ where: path, message });
    }
    if (shapes.size === 0)
        return;
    const message = `holds what looks like ${[...shapes].join(' and ')}; remove it, or ignore the file`;
    if (secretScan === 'fail')
        findings.problems.push({ where: path, message });
    else
        findings.warnings.push({ at: path, message });
}
/** Why a file could not be read, as the end of a sentence about it. */
function describeReadError(error) {
    if (error instanceof open_checked/* ChangedError */.J5) {
        return `${error.message}; make sure that nothing writes there meanwhile, or ignore it`;
    }
    const code = (0,open_checked/* codeOf */.$N)(error);
    if (code === undefined)
        throw error;
    return code === 'EACCES' || code === 'EPERM'
        ? `cannot be read (${code}); make it readable or ignore it`
        : (0,error_message/* errorMessage */.g)(error);
}
//# sourceMappingURL=packer.js.map
// EXTERNAL MODULE: ./build/src/model/secrets.js + 1 modules
var model_secrets = __nccwpck_require__(54638);
;// CONCATENATED MODULE: ./build/src/archive/secret-scanner.js

const TOKEN_SHAPES = [
    {
        name: 'an HCP Terraform token',
        marks: ['.atlasv1.'],
        before: /[A-Za-z0-9]{14}$/,
        after: /^[\w=-]{60}/,
    },
    {
        name: 'a GitHub token',
        marks: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
        after: /^[A-Za-z0-9]{36}/,
    },
    { name: 'a GitHub token', marks: ['github_pat_'], after: /^\w{36}/ },
    { name: 'a GitLab token', marks: ['glpat-'], after: /^[\w=-]{20}/ },
    { name: 'an AWS access key', marks: ['AKIA', 'ASIA'], after: /^[0-9A-Z]{16}/ },
    {
        name: 'a private key',
        marks: ['PRIVATE KEY-----'],
        before: /-----BEGIN (?:[A-Z0-9]{1,20} ){0,2}$/,
    },
    {
        name: 'a Google service account key',
        marks: ['"service_account"'],
        before: /"type"\s{0,20}:\s{0,20}$/,
    },
];
/** The most bytes of a token before or after its mark. */
const SHAPE_REACH_BYTES = 128;
/** Whether the bytes around a mark make it a token. */
function isToken({ before, after }, bytes, from, to) {
    const ahead = bytes.toString('latin1', Math.max(0, from - SHAPE_REACH_BYTES), from);
    const behind = bytes.toString('latin1', to, to + SHAPE_REACH_BYTES);
    return (before?.test(ahead) ?? true) && (after?.test(behind) ?? true);
}
const NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS?)S?(?:_|$)/i;
/** Variables with these names hold no secret, although `NAME` matches. */
const NOT_SECRET = /(?:_URL|_URI|_FILE|_PATH|_DIR|_NAME|_ID|_HOST)$/i;
const SHORTEST_OF_ENVIRONMENT = 16;
/** Shorter values are not searched for, because they occur in many files. */
const SHORTEST = 8;
/**
 * Collects secret values, each with the name that messages use in its place.
 *
 * @param tokens the job's own tokens
 * @param environment variables with names of secrets are added
 */
function collectSecrets(tokens, environment) {
    const secrets = new Map();
    const add = (name, text, shortest) => {
        const value = text.trim();
        if (value.length >= shortest && !secrets.has(value))
            secrets.set(value, name);
    };
    for (const [name, value] of Object.entries(environment)) {
        if (value === undefined || !NAME.test(name) || NOT_SECRET.test(name))
            continue;
        if (/^(?:[a-z]+:\/\/|\.{0,2}\/\S*\/)/i.test(value))
            continue;
        add(name, value, SHORTEST_OF_ENVIRONMENT);
    }
    for (const value of tokens)
        add('a token of this check', value, SHORTEST);
    return secrets;
}
const secret_scanner_EMPTY = Buffer.alloc(0);
/** Makes a scanner for these secrets and for tokens of known forms. `collectSecrets` returns the secrets. */
function createSecretScanner(secrets) {
    const { find, reach } = createFinder([
        ...Array.from(secrets).flatMap(([value, name]) => [value, ...(0,model_secrets/* base64Of */.ju)(value)].map((form) => ({
            bytes: Buffer.from(form),
            report: (hits) => hits.secrets.add(name),
            confirm: () => true,
        }))),
        ...TOKEN_SHAPES.flatMap((shape) => shape.marks.map((mark) => ({
            bytes: Buffer.from(mark),
            report: (hits) => hits.shapes.add(shape.name),
            confirm: (bytes, from, to) => isToken(shape, bytes, from, to),
        }))),
    ]);
    let carried = secret_scanner_EMPTY;
    let hits;
    const note = (needle) => {
        hits ??= { secrets: new Set(), shapes: new Set() };
        needle.report(hits);
    };
    const search = (bytes) => find(bytes, note);
    return {
        /** The whole content of a file. */
        inspectWhole: search,
        /** The next piece of the file that is being read. */
        inspect: (piece) => {
            // A match may begin in one piece and end in the next, so the border is searched, too.
            if (carried.length > 0)
                search(Buffer.concat([carried, piece.subarray(0, reach)]));
            search(piece);
            const last = Buffer.concat([carried, piece.subarray(-reach)]);
            carried = Buffer.from(last.subarray(-reach));
        },
        /** What was recognised in the file so far. */
        hitsSoFar: () => hits,
        /** What was recognised in the file. The next piece begins another file. */
        finish() {
            const taken = hits;
            hits = undefined;
            carried = secret_scanner_EMPTY;
            return taken;
        },
    };
}
/** `reach` is the most bytes that a match spans. */
function createFinder(needles) {
    const window = Math.min(...needles.map(({ bytes }) => bytes.length));
    const shifts = new Uint8Array(65_536).fill(Math.min(window - 1, 255));
    /** 1 where a part begins with this pair: it rules out almost every candidate without a comparison. */
    const begins = new Uint8Array(65_536);
    const endingWith = new Map();
    for (const needle of needles) {
        const offset = rarestPart(needle.bytes, window);
        begins[needle.bytes.readUInt16BE(offset)] = 1;
        for (let end = 1; end < window; end++) {
            const pair = needle.bytes.readUInt16BE(offset + end - 1);
            shifts[pair] = Math.min(shifts[pair] ?? 0, window - 1 - end);
            if (end < window - 1)
                continue;
            endingWith.set(pair, [...(endingWith.get(pair) ?? []), { ...needle, offset }]);
        }
    }
    /** The next position from which a part may end. This function is short because it runs most often. */
    const nextCandidate = (bytes, from) => {
        for (let end = from; end < bytes.length;) {
            const shift = shifts[((bytes[end - 1] ?? 0) << 8) | (bytes[end] ?? 0)] ?? 0;
            const start = end - window + 1;
            if (shift === 0 && begins[((bytes[start] ?? 0) << 8) | (bytes[start + 1] ?? 0)] === 1) {
                return end;
            }
            end += shift || 1;
        }
        return -1;
    };
    const find = (bytes, onFound) => {
        for (let end = window - 1;; end++) {
            end = nextCandidate(bytes, end);
            if (end === -1)
                return;
            for (const needle of endingWith.get(bytes.readUInt16BE(end - 1)) ?? []) {
                const from = end - window + 1 - needle.offset;
                const to = from + needle.bytes.length;
                if (from < 0 || to > bytes.length)
                    continue;
                if (needle.bytes.compare(bytes, from, to) !== 0)
                    continue;
                if (needle.confirm(bytes, from, to))
                    onFound(needle);
            }
        }
    };
    const longest = Math.max(...needles.map(({ bytes }) => bytes.length));
    return { find, reach: longest + SHAPE_REACH_BYTES };
}
/**
 * Where the part of a needle begins that ends in the rarest pair of bytes. The first four bytes of
 * `github_pat_` end in `th`, which every text has in every line.
 */
function rarestPart(bytes, window) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let offset = 0; offset + window <= bytes.length; offset++) {
        const last = offset + window - 1;
        const frequency = frequencyOf(bytes[last - 1] ?? 0) * frequencyOf(bytes[last] ?? 0);
        if (frequency >= least)
            continue;
        best = offset;
        least = frequency;
    }
    return best;
}
/** How often a byte occurs in configuration and text, in rough steps. */
function frequencyOf(byte) {
    const isLower = byte >= 0x61 && byte <= 0x7a;
    if (isLower || byte === 0x20 || byte === 0x2d)
        return 8;
    return byte === 0x22 || byte === 0x5f || (byte >= 0x30 && byte <= 0x39) ? 3 : 1;
}
//# sourceMappingURL=secret-scanner.js.map
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __nccwpck_require__(4573);
;// CONCATENATED MODULE: ./build/src/archive/read-names.js
/** Reads the names in a directory. A name that is not UTF-8 is refused: it would change in the archive. */






/** The names in a directory; those that cannot be packed become problems in `findings`. */
function readNames(directory, findings) {
    let names;
    try {
        names = (0,external_node_fs_.readdirSync)(directory.absolute);
    }
    catch (error) {
        const message = `cannot be read (${(0,open_checked/* codeOf */.$N)(error) ?? String(error)}); make it readable or ignore it`;
        findings.problems.push({ where: directory.path || '.', message });
        return [];
    }
    if (!names.some((name) => name.includes('\uFFFD')))
        return names;
    const faithful = [];
    for (const raw of (0,external_node_fs_.readdirSync)(directory.absolute, { encoding: 'buffer' })) {
        if ((0,external_node_buffer_.isUtf8)(raw))
            faithful.push(raw.toString());
        else
            refuseName(directory, raw, findings);
    }
    return faithful;
}
function refuseName(directory, raw, findings) {
    const shown = `${directory.path === '' ? '' : `${directory.path}/`}${showBytes(raw)}`;
    const stats = (0,external_node_fs_.lstatSync)(Buffer.concat([Buffer.from(directory.absolute + external_node_path_.sep), raw]), {
        throwIfNoEntry: false,
    });
    const name = raw.toString();
    const entered = stats?.isDirectory() ? enter(directory.rules, name) : undefined;
    const whole = entered?.inside ? undefined : entered?.withheld;
    const rule = entered ? whole : firstRule(directory.rules, name);
    if (rule)
        withhold(findings, shown, rule);
    else {
        const message = 'has a name that is not UTF-8; rename it or ignore it';
        findings.problems.push({ where: shown, message });
    }
}
/** A name with its bytes that are not UTF-8 written out, as in `caf\xe9.txt`. */
function showBytes(raw) {
    return raw
        .toString('latin1')
        .replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
/** What an entry is for the archive; `special` for a socket, a device and the like. */
function entryKind(stats) {
    if (stats.isFile())
        return 'file';
    if (stats.isDirectory())
        return 'directory';
    return stats.isSymbolicLink() ? 'link' : 'special';
}
/**
 * Orders two strings as their UTF-8 bytes would be ordered. That is the order of UTF-16 code
 * units, except that surrogates come last.
 */
function compareBytes(a, b) {
    const length = Math.min(a.length, b.length);
    for (let at = 0; at < length; at++) {
        const left = a.charCodeAt(at);
        const right = b.charCodeAt(at);
        if (left !== right)
            return rank(left) - rank(right);
    }
    return a.length - b.length;
}
const rank = (unit) => unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
//# sourceMappingURL=read-names.js.map
;// CONCATENATED MODULE: ./build/src/archive/links.js
/** Finds where a symbolic link leads, and decides how it is packed. */





/** Decides whether a link is packed as a link, replaced by its target, or refused. */
function resolveLink(link) {
    const text = (0,external_node_fs_.readlinkSync)(link.absolute);
    const lexical = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(link.absolute), text);
    let real;
    try {
        real = external_node_fs_.realpathSync.native(link.absolute);
    }
    catch (error) {
        const code = (0,open_checked/* codeOf */.$N)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return refuse(text, 'which does not exist');
        const why = code === 'ELOOP'
            ? 'which leads back to itself; remove the link'
            : `which cannot be read (${code ?? String(error)})`;
        return { kind: 'refuse', message: `links to ${text}, ${why}` };
    }
    const kept = pathInArchive(sameFile(lexical, real) ? lexical : real, link);
    if (kept !== undefined)
        return { kind: 'keep', target: retarget(text, kept, link.path) };
    if (!(0,place/* isWithin */.UO)(real, link.repository))
        return refuse(text, 'outside the repository');
    const checkout = (0,find_repository/* findCheckout */.I8)(real);
    const isOther = checkout !== undefined && checkout !== link.repository;
    if (isOther && (0,place/* isWithin */.UO)(checkout, link.repository)) {
        return refuse(text, 'into another checkout');
    }
    if (link.open.some((directory) => (0,place/* isWithin */.UO)(directory, real))) {
        return refuse(text, 'a directory that contains the link');
    }
    return { kind: 'follow', real, stats: (0,external_node_fs_.lstatSync)(real) };
}
function refuse(text, where) {
    return { kind: 'refuse', message: `links to ${text}, ${where}; remove the link or ignore it` };
}
/** The path of a file in the archive; undefined if the file is packed only through a link. */
function pathInArchive(absolute, link) {
    if ((0,place/* isWithin */.UO)(absolute, link.root))
        return toSlashes((0,external_node_path_.relative)(link.root, absolute));
    const graft = link.grafts.findLast(({ real }) => (0,place/* isWithin */.UO)(absolute, real));
    if (!graft)
        return undefined;
    const inside = toSlashes((0,external_node_path_.relative)(graft.real, absolute));
    return inside === '' ? graft.path : `${graft.path}/${inside}`;
}
/** The text of the link if it leads to the target in the archive, too; else the shortest relative path. */
function retarget(text, target, link) {
    const written = toSlashes(text);
    const there = external_node_path_.posix.join(external_node_path_.posix.dirname(link), written).replace(/(.)\/$/, '$1');
    if (!(0,external_node_path_.isAbsolute)(text) && there === (target || '.'))
        return written;
    return external_node_path_.posix.relative(external_node_path_.posix.dirname(`/${link}`), `/${target}`) || '.';
}
/**
 * Whether the path as written is the file that the system reaches. They differ when the text
 * climbs out of a linked directory.
 */
function sameFile(lexical, real) {
    try {
        return external_node_fs_.realpathSync.native(lexical) === real;
    }
    catch {
        return false;
    }
}
const toSlashes = (path) => (external_node_path_.sep === '/' ? path : path.replaceAll(external_node_path_.sep, '/'));
//# sourceMappingURL=links.js.map
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __nccwpck_require__(43962);
// EXTERNAL MODULE: ./build/src/configuration/module-manifest.js
var module_manifest = __nccwpck_require__(27126);
;// CONCATENATED MODULE: ./build/src/archive/module-manifest.js
/** Decides whether a module manifest ships: only one that `terraform init` wrote here, and that leads where the calls say. */







/** A longer one is not read: that of a thousand modules has 200 kB. */
const LONGEST = 16 * 1024 * 1024;
/**
 * The manifests in a directory, relative to it. Links may be on the way. Where the case of letters does not
 * count in names, Terraform finds one by another name, too.
 */
function findManifests(directory, names) {
    const [own = '', ...inner] = module_manifest/* MODULE_MANIFEST */.dp.split('/');
    return names
        .filter((name) => name.length === own.length && name.toLowerCase() === own)
        .map((name) => (0,external_node_path_.join)(name, ...inner))
        .filter((path) => isFile((0,external_node_path_.join)(directory, path)));
}
function isFile(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
    }
    catch {
        return false;
    }
}
/**
 * Why the manifest does not ship; undefined if it does.
 *
 * @param tracked what git tracks in the repository
 */
function holdManifest({ path, directory, repository }, tracked) {
    const wrong = whatIsWrong(path, directory);
    const misled = { misleads: wrong !== undefined };
    if ('unknown' in tracked) {
        if (tracked.unknown !== ask_git/* NO_REPOSITORY */.NZ) {
            return { reason: pack/* MANIFEST_DOUBTED */.AX, detail: wrong ?? tracked.unknown, ...misled };
        }
    }
    else if (isTracked((0,external_node_path_.relative)(repository, path).split(external_node_path_.sep).join('/'), tracked)) {
        return { reason: pack/* MANIFEST_TRACKED */.NM, detail: wrong, ...misled };
    }
    return wrong === undefined
        ? undefined
        : { reason: pack/* MANIFEST_MISLEADING */.kK, detail: wrong, ...misled };
}
/** What the log says of it. */
function warnOfManifest({ path, reason, detail }) {
    const remedy = reason === pack/* MANIFEST_TRACKED */.NM
        ? `Remove it from the repository: git rm --cached ${path}`
        : reason === pack/* MANIFEST_DOUBTED */.AX
            ? 'Check the files out with git'
            : 'Delete it and run `terraform init` again';
    return {
        at: path,
        message: `is not sent: it ${reason}${detail ? ` (it ${detail})` : ''}. ${remedy}`,
    };
}
/** Whether git tracks the file, or a link or a submodule on the way to it, in any case of the letters. */
function isTracked(path, tracked) {
    const names = path.toLowerCase().split('/');
    const places = [0, 1, 2].map((count) => names.slice(0, names.length - count).join('/'));
    for (const each of tracked) {
        if (LIKE_MANIFEST.test(each) && places.includes(each.toLowerCase()))
            return true;
    }
    return false;
}
const LIKE_MANIFEST = /(?:\.terraform|modules|modules\.json)$/i;
/** What is wrong with a manifest, as the end of a sentence; undefined if it leads where the calls say. */
function whatIsWrong(path, directory) {
    if (external_node_fs_.realpathSync.native(path) !== path)
        return 'is behind a link';
    if ((0,external_node_fs_.statSync)(path).size > LONGEST)
        return 'is too long to be read';
    const bytes = (0,read_regular/* readBytesSync */.js)(path);
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return 'is not in UTF-8';
    const records = (0,module_manifest/* readManifest */.WI)(bytes.toString());
    if ('problem' in records)
        return records.problem;
    const at = (inner) => (0,external_node_path_.join)(directory, ...inner.split('/'));
    return (0,module_manifest/* findMisled */.wK)(records, {
        isSame: (one, other) => {
            const real = realOf(at(one));
            return real !== undefined && real === realOf(at(other));
        },
        isBehindLink: (inner) => {
            let place = directory;
            return inner.split('/').some((name) => {
                place = (0,external_node_path_.join)(place, name);
                return (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false })?.isSymbolicLink() === true;
            });
        },
    });
}
function realOf(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return undefined;
    }
}
//# sourceMappingURL=module-manifest.js.map
;// CONCATENATED MODULE: ./build/src/archive/examine-directory.js
/** What the entries of a directory say of it: another repository, a submodule that is missing, a module manifest. */






/** The directories of one walk. What is found is added to the findings. */
class ExaminedDirectories {
    workspace;
    findings;
    /** Absolute paths of the module manifests that do not ship. */
    held = new Set();
    /** Whether a repository names submodules. */
    submodules = new Map();
    /** @param workspace the directory in which the job works */
    constructor(workspace, findings) {
        this.workspace = workspace;
        this.findings = findings;
    }
    *examine(directory, names) {
        this.nameOtherRepository(directory, names);
        yield* this.holdManifests(directory, names);
        yield* this.noteSubmodule(directory, names);
    }
    /** Whether the file at this absolute path is a module manifest that does not ship. */
    isHeld(path) {
        return this.held.has(path);
    }
    /** Warns of another repository. Modules that `terraform init` fetched may be one: they get no warning. */
    nameOtherRepository({ path, absolute }, names) {
        if (absolute.split(external_node_path_.sep).includes('.terraform'))
            return;
        if (!(0,find_repository/* isOtherRepository */.JA)(absolute, names, this.workspace))
            return;
        const message = 'holds another repository, in which git is not run; make it a submodule, or keep it out with a rule';
        this.findings.warnings.push({ at: path || '.', message });
    }
    /** Terraform follows a manifest before it looks at the calls, so it does not ship if it may come from the change. */
    *holdManifests({ path, absolute, repository }, names) {
        const { withheld, warnings } = this.findings;
        for (const inner of findManifests(absolute, names)) {
            const tracked = yield* this.trackedIn(repository);
            const manifest = { path: absolute + external_node_path_.sep + inner, directory: absolute, repository };
            const held = holdManifest(manifest, tracked);
            if (held === undefined)
                continue;
            this.held.add(manifest.path);
            const slashed = inner.split(external_node_path_.sep).join('/');
            const entry = { path: path === '' ? slashed : `${path}/${slashed}`, ...held };
            withheld.push(entry);
            warnings.push(warnOfManifest(entry));
        }
    }
    /** Git makes an empty directory for a submodule that is not checked out. A step may have put files there. */
    *noteSubmodule({ path, absolute, repository }, names) {
        if (names.includes('.git') || (names.length > 0 && !this.hasSubmodules(repository)))
            return;
        const tracked = yield* this.trackedIn(repository);
        const isSubmodule = 'unknown' in tracked
            ? names.length === 0 && (0,find_repository/* isNamedSubmodule */.Mn)(absolute)
            : // Git lists a submodule, and no other directory.
                tracked.has((0,external_node_path_.relative)(repository, absolute).split(external_node_path_.sep).join('/'));
        if (isSubmodule)
            this.findings.withheld.push({ path: path || '.', reason: pack/* EMPTY_SUBMODULE */.PW });
    }
    *trackedIn(repository) {
        const { tracked } = this.findings;
        if (!tracked.has(repository)) {
            const question = { type: 'ask git', repository };
            yield question;
        }
        return tracked.get(repository) ?? NOT_ASKED;
    }
    hasSubmodules(repository) {
        const known = this.submodules.get(repository) ?? (0,external_node_fs_.existsSync)((0,external_node_path_.join)(repository, '.gitmodules'));
        this.submodules.set(repository, known);
        return known;
    }
}
//# sourceMappingURL=examine-directory.js.map
// EXTERNAL MODULE: ./build/src/archive/never-ships.js
var never_ships = __nccwpck_require__(88476);
;// CONCATENATED MODULE: ./build/src/archive/walk.js
/** Walks the directory in the order of the archive, and decides about each entry. */












/** The most entries that links may bring in from outside the root, because links to links multiply. */
const GRAFTED_LIMIT = 50_000;
const stepOf = (key, entry) => ({
    key,
    entry,
    inside: undefined,
});
/** Yields the entries to pack. What is not packed is added to `findings`. */
function* walk(options, findings) {
    const { root, repository } = options;
    const top = {
        name: (0,external_node_path_.basename)(root),
        path: '',
        absolute: root,
        stats: (0,external_node_fs_.lstatSync)(root),
        rules: [options.startRules()],
        repository: (0,find_repository/* findRepository */.W1)(root) ?? repository,
        around: 'ordinary',
        open: [root],
        grafts: [],
    };
    yield* new Walk(options, findings).walkFrom(top);
}
class Walk {
    options;
    findings;
    examined;
    grafted = 0;
    constructor(options, findings) {
        this.options = options;
        this.findings = findings;
        this.examined = new ExaminedDirectories(options.workspace, findings);
    }
    /** Depth first, with a list of what is left: a generator for each level would pass on every entry below it. */
    *walkFrom(top) {
        const left = yield* this.stepsIn(top);
        for (let step = left.pop(); step !== undefined; step = left.pop()) {
            if (step.entry)
                yield step.entry;
            if (step.inside)
                for (const inner of yield* this.stepsIn(step.inside))
                    left.push(inner);
        }
    }
    /** The steps of a directory, the first one last. */
    *stepsIn(directory) {
        const steps = [];
        const names = readNames(directory, this.findings);
        const { absolute } = directory;
        const here = names.includes('.git') ? { ...directory, repository: absolute } : directory;
        yield* this.examined.examine(here, names);
        const parent = (0,external_node_path_.basename)(absolute);
        for (const name of names) {
            const entry = this.look(directory, name);
            if (!entry || this.neverShips(entry, parent))
                continue;
            if (!this.hasRoom(directory, entry.path))
                return [];
            for (let ask = this.decide(here, entry, steps); ask; ask = this.decide(here, entry, steps)) {
                yield ask;
            }
        }
        this.checkStillThere(directory);
        return steps.sort((a, b) => compareBytes(b.key, a.key));
    }
    look(directory, name) {
        const path = directory.path === '' ? name : `${directory.path}/${name}`;
        const absolute = directory.absolute + external_node_path_.sep + name;
        const stats = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
        if (stats)
            return { name, path, absolute, stats };
        this.findings.problems.push({ where: path, message: 'vanished while packing' });
        return undefined;
    }
    neverShips(entry, parent) {
        const { name, path, absolute, stats } = entry;
        if (this.examined.isHeld(absolute))
            return true;
        const type = entryKind(stats);
        const never = this.options.never.get(absolute) ??
            (type === 'special' ? undefined : (0,never_ships/* neverShips */.A)(name, parent, type));
        if (never)
            this.findings.withheld.push({ path, reason: never });
        return never !== undefined;
    }
    hasRoom({ grafts }, path) {
        if (grafts.length === 0 || ++this.grafted <= GRAFTED_LIMIT)
            return true;
        if (this.grafted === GRAFTED_LIMIT + 1) {
            const message = `links bring in more than ${GRAFTED_LIMIT} entries from outside the directory; remove links that lead to directories with links`;
            this.findings.problems.push({ where: path, message });
        }
        return false;
    }
    /** The entry of a directory sorts before its siblings `name-x`, and its contents after them. */
    descend(directory, entry, steps) {
        const { name, path } = entry;
        const { withheld, inside: rules } = enter(directory.rules, name);
        if (!rules) {
            withhold(this.findings, path, withheld);
            return;
        }
        const around = enterDirectory(directory.around, name, (0,external_node_path_.basename)(directory.absolute));
        const inside = { ...directory, ...entry, rules, around };
        steps.push({ key: `${name}/`, entry: undefined, inside });
        if (!withheld)
            steps.push(stepOf(name, { path, type: 'directory', size: 0 }));
    }
    /**
     * Adds the steps of an entry, or records why it is not packed.
     *
     * @returns the question to git whose answer it needs; after that it has to be called again
     */
    decide(directory, entry, steps) {
        const { name, path, absolute, stats } = entry;
        if (stats.isDirectory()) {
            this.descend(directory, entry, steps);
            return undefined;
        }
        const rule = firstRule(directory.rules, name);
        if (rule) {
            withhold(this.findings, path, rule);
            return undefined;
        }
        if (!stats.isSymbolicLink())
            return this.decideFile(directory, entry, steps);
        const { root, repository } = this.options;
        const open = [...directory.open, directory.absolute];
        const fate = resolveLink({ absolute, path, root, repository, open, grafts: directory.grafts });
        if (fate.kind === 'follow') {
            const target = { ...entry, absolute: fate.real, stats: fate.stats };
            return this.follow(directory, target, steps);
        }
        if (fate.kind === 'keep') {
            steps.push(stepOf(name, { path, type: 'link', size: 0, target: fate.target }));
        }
        else
            this.findings.problems.push({ where: path, message: fate.message });
        return undefined;
    }
    decideFile(directory, entry, steps) {
        const { name, path, absolute, stats } = entry;
        if (!stats.isFile()) {
            withholdSpecial(this.findings, path, stats);
            return undefined;
        }
        const { repository, around } = directory;
        const { size, dev, ino, mode, mtimeMs } = stats;
        const executable = (mode & 0o100) !== 0;
        const state = { absolute, size, mtimeMs, dev, ino };
        const file = { path, type: 'file', ...state, repository, executable };
        const ownName = (0,external_node_path_.basename)(absolute);
        const credential = looksSecret(name, around) || (ownName !== name && looksSecret(ownName, around));
        if (credential && !this.options.includeUntrackedSecrets) {
            if (!this.findings.tracked.has(repository))
                return { type: 'ask git', repository };
            const tracking = untracked(this.findings, file);
            if (tracking) {
                withholdSecret(this.findings, path, tracking);
                return undefined;
            }
        }
        steps.push(stepOf(name, file));
        return undefined;
    }
    /** Packs the target of a link under the link's name; the target is outside the root, inside the repository. */
    follow(directory, target, steps) {
        const { path, absolute: real, stats } = target;
        const inRepository = (0,external_node_path_.relative)(this.options.repository, real);
        const names = inRepository.split(external_node_path_.sep);
        const isDirectory = stats.isDirectory();
        const never = this.neverAt(real) ?? (0,never_ships/* neverShipsPath */.T)(names.join('/'), isDirectory ? 'directory' : 'file');
        if (never !== undefined) {
            this.findings.withheld.push({ path, reason: `leads to ${inRepository}: ${never}` });
            return undefined;
        }
        const repository = (0,find_repository/* findRepository */.W1)(real) ?? directory.repository;
        const around = enterDirectories(directory.around, isDirectory ? names : names.slice(0, -1));
        const parent = { ...directory, repository, around };
        if (isDirectory) {
            this.graft(parent, target, steps);
            return undefined;
        }
        const isRuled = stats.isFile() && !this.options.graftsAreSeparate;
        const rule = isRuled ? this.options.startRules().file((0,external_node_path_.basename)(real)) : undefined;
        if (!rule)
            return this.decideFile(parent, target, steps);
        withhold(this.findings, path, rule);
        return undefined;
    }
    graft(directory, entry, steps) {
        const { graftsAreSeparate, startRules } = this.options;
        const { name, path, absolute: real } = entry;
        const target = graftsAreSeparate ? undefined : startRules().directory((0,external_node_path_.basename)(real)).withheld;
        const { withheld, inside: entered } = enter(directory.rules, name);
        const rule = withheld ?? target;
        if (rule) {
            withhold(this.findings, path, rule);
            return;
        }
        const rules = [...(graftsAreSeparate ? [] : (entered ?? [])), startRules()];
        const open = [...directory.open, directory.absolute];
        const grafts = [...directory.grafts, { real, path }];
        const inside = { ...directory, ...entry, rules, open, grafts };
        steps.push(stepOf(name, { path, type: 'directory', size: 0 }));
        steps.push({ key: `${name}/`, entry: undefined, inside });
    }
    neverAt(real) {
        for (const [path, reason] of this.options.never)
            if ((0,place/* isWithin */.UO)(real, path))
                return reason;
        return undefined;
    }
    checkStillThere({ absolute, path, stats }) {
        const now = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
        if (now && now.isDirectory() && (0,open_checked/* isSame */.Ft)(now, stats))
            return;
        this.findings.problems.push({ where: path || '.', message: 'was replaced while packing' });
    }
}
//# sourceMappingURL=walk.js.map
;// CONCATENATED MODULE: ./build/src/archive/pack-directory.js
/** Packs a directory into one file: it walks, decides, reads and compresses in one go. */














/**
 * Packs a directory into a reproducible .tar.gz.
 *
 * @param options the directory, and the rules that exclude files from the archive
 * @param ports git is asked through them, and warnings go to the log
 * @returns the archive, and the entries that were excluded. Call its `remove` when it was sent.
 * @throws PackError naming every entry that cannot be packed as it is, or the archive's own path
 *   when it cannot be written; nothing is left behind
 */
async function packDirectory(options, ports) {
    const root = realDirectory(options.root);
    const repository = (0,find_repository/* findCheckout */.I8)(root) ?? root;
    const rules = await (0,ignore_rules/* readRuleFile */.R)(root, repository, options.rules ?? 'terraform');
    const temporary = ports.environment['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
    const file = createArchiveFile(options.output && (0,external_node_path_.resolve)(options.output), temporary);
    try {
        const hash = (0,external_node_crypto_.createHash)('sha256');
        let bytes = 0;
        const blocks = createGzipBlocks((piece) => {
            hash.update(piece);
            bytes += piece.length;
            file.write(piece);
        });
        const tar = new TarStream(blocks);
        const workspace = options.workspace ?? repository;
        const warnings = repositoriesAbove(root, workspace);
        const findings = { withheld: [], warnings, problems: [], tracked: new Map() };
        const secrets = collectSecrets(options.secrets ?? [], ports.environment);
        const scanner = createSecretScanner(secrets);
        const entries = [];
        const climbing = [];
        const packing = { tar, findings, options, ports, scanner, entries, climbing };
        const steps = walk({
            root,
            repository,
            workspace,
            startRules: () => rules.start(),
            graftsAreSeparate: options.rules === 'exact' || options.rules === 'exact-0.16',
            never: neverShippedPaths(root, file, options.never, ports.environment),
            includeUntrackedSecrets: options.includeUntrackedSecrets ?? false,
        }, findings);
        for (const step of steps) {
            ports.signal?.throwIfAborted();
            if (step.type === 'ask git')
                await askGit(step.repository, packing);
            else
                await addToArchive(step, packing);
        }
        if (findings.problems.length > 0)
            throw new pack/* PackError */.ql(findings.problems);
        await tar.end();
        file.finish();
        return {
            path: file.path,
            bytes,
            sha256: hash.digest('hex'),
            root,
            entries,
            climbing,
            withheld: findings.withheld,
            warnings: [...rules.warnings, ...findings.warnings],
            contentBytes: entries.reduce((sum, { size }) => sum + size, 0),
            remove: async () => file.remove(),
        };
    }
    finally {
        file.abandon();
    }
}
/** Warns of repositories around the one where git is run: what they track does not count. */
function repositoriesAbove(root, workspace) {
    return (0,find_repository/* findOthersAbove */.u1)(root, workspace).map((path) => ({
        at: (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/'),
        message: 'is another repository than the one of the job, and git is not run in it; make it a submodule, or remove it',
    }));
}
function realDirectory(path) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (!stats)
        throw new pack/* PackError */.ql([{ where: path, message: 'does not exist' }]);
    if (!stats.isDirectory())
        throw new pack/* PackError */.ql([{ where: path, message: 'is not a directory' }]);
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
    }
    catch (error) {
        throw new pack/* PackError */.ql([{ where: path, message: describeReadError(error) }]);
    }
    return external_node_fs_.realpathSync.native(path);
}
/** Files through which a job gives commands to the runner: their contents are never packed. */
const COMMAND_FILES = 'GITHUB_OUTPUT GITHUB_ENV GITHUB_STATE GITHUB_PATH GITHUB_STEP_SUMMARY GITHUB_EVENT_PATH'.split(' ');
function neverShippedPaths(root, file, never = [], environment) {
    const reasons = new Map();
    const add = (path, reason) => {
        if (!path)
            return;
        // The path may not exist yet, or be a link.
        const withRealParent = (0,external_node_path_.join)((0,find_repository/* realOrSame */.eF)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
        for (const form of [path, (0,find_repository/* realOrSame */.eF)(path), withRealParent]) {
            // A root below such a directory was chosen on purpose.
            if (!(0,place/* isWithin */.UO)(root, form))
                reasons.set(form, reason);
        }
    };
    for (const name of COMMAND_FILES)
        add(environment[name], 'a command file of the runner');
    add(environment['RUNNER_TEMP'], 'the temporary directory of the runner');
    for (const path of never)
        add(path, 'belongs to the runner');
    add(file.path, 'the archive itself');
    // This file exists only during packing, so it is not mentioned.
    add(file.scratch, '');
    return reasons;
}
//# sourceMappingURL=pack-directory.js.map

/***/ }),

/***/ 70847:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ IGNORED),
/* harmony export */   AX: () => (/* binding */ MANIFEST_DOUBTED),
/* harmony export */   NG: () => (/* binding */ RULE_SETS),
/* harmony export */   NM: () => (/* binding */ MANIFEST_TRACKED),
/* harmony export */   On: () => (/* binding */ RULE_FILE),
/* harmony export */   PW: () => (/* binding */ EMPTY_SUBMODULE),
/* harmony export */   iC: () => (/* binding */ UNTRACKED),
/* harmony export */   kK: () => (/* binding */ MANIFEST_MISLEADING),
/* harmony export */   ql: () => (/* binding */ PackError),
/* harmony export */   vp: () => (/* binding */ TRACKING_UNKNOWN)
/* harmony export */ });
const RULE_SETS = ['terraform', 'exact', 'exact-0.16', 'gitignore'];
/** Name of the rule file at the top of the packed directory. */
const RULE_FILE = '.terraformignore';
/** Reasons for withholding an entry that the gate treats in a special way. */
const IGNORED = 'ignored';
const UNTRACKED = 'looks like a credential and is not tracked by git';
const TRACKING_UNKNOWN = 'looks like a credential, and git cannot say whether it is tracked';
/** Reasons for withholding the file that leads Terraform to modules. */
const MANIFEST_TRACKED = 'says where modules are, and git tracks it';
const MANIFEST_DOUBTED = 'says where modules are, and git cannot say whether it is tracked';
const MANIFEST_MISLEADING = 'says where modules are, and not what their calls say';
/** An empty directory is sent in its place, and Terraform finds nothing in it. */
const EMPTY_SUBMODULE = 'is a submodule that is not checked out';
/** The directory cannot be packed; `problems` lists every reason, each with its path in `where`. */
class PackError extends Error {
    name = 'PackError';
    problems;
    constructor(problems) {
        super(problems.map(({ where, message }) => `${where}: ${message}`).join('\n'));
        this.problems = problems;
    }
}
//# sourceMappingURL=pack.js.map

/***/ }),

/***/ 74043:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ resolvePackDirectory),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   _M: () => (/* binding */ repositoryOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6609);
/* harmony import */ var _pack_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(70847);
/** Checks the directory that is packed: it is inside one repository, and no link leads to it. */




/**
 * Resolves the directory to pack. It must not be a link of the repository, because the author of a
 * pull request could choose its target. Links above the repository and above `base` are allowed.
 *
 * @param directory as given, relative to `base`
 * @param base the directory in which the job works
 * @throws PackError naming the link
 */
function resolvePackDirectory(directory, base) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, directory);
    const home = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(base);
    for (let at = absolute; (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) !== at; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        const parent = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));
        const isLink = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
        if (!isLink || (!isWithin(parent, home) && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W1)(parent) === undefined))
            continue;
        const message = `is a link to ${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(at)}, and files that are judged must not choose what is packed; name what it leads to`;
        throw new _pack_js__WEBPACK_IMPORTED_MODULE_3__/* .PackError */ .ql([{ where: at, message }]);
    }
    const real = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(absolute);
    return { directory: real, repository: (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I8)(real) };
}
/** Absolute path of the repository that holds the directory, or undefined. */
function repositoryOf(directory) {
    return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I8)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(directory));
}
/** Whether a path is the directory or inside it; both are absolute. */
function isWithin(path, directory) {
    return (path === directory || path.startsWith(directory.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? directory : directory + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
}
//# sourceMappingURL=place.js.map

/***/ }),

/***/ 24953:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ TRUST_OPTION),
/* harmony export */   Md: () => (/* binding */ DIRECTORY),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   hG: () => (/* binding */ under),
/* harmony export */   uK: () => (/* binding */ option)
/* harmony export */ });
/** `option('-o, --out <file>', 'where to')`; without `<value>` it is a flag. */
function option(flags, description, more = {}) {
    const [, short, name = flags, value] = /^(?:-(\w), )?--([\w-]+)(?: <(.+)>)?$/.exec(flags) ?? [];
    return { name, short, value, description, ...more };
}
/** For commands that a hook, an editor or a pipe starts for a person. */
const TRUST_OPTION = option('--trust-checkout', 'the files on the disk are your own: for hooks, editors, pipes');
/** Puts options below a heading in the help. */
function under(group, options) {
    return options.map((each) => ({ ...each, group }));
}
/** A directory without its option, for commands that take nothing else. */
const DIRECTORY = {
    name: 'directory',
    description: 'the same as --directory',
    required: false,
};
/** Exit codes of every command; the help of `plangate` says what they mean. */
const EXIT = {
    green: 0,
    blocked: 1,
    badInput: 2,
    needsOverride: 3,
    errored: 4,
    undecided: 5,
    refused: 6,
    network: 7,
    interrupted: 130,
    terminated: 143,
};
//# sourceMappingURL=command.js.map

/***/ }),

/***/ 11438:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ neutralise),
/* harmony export */   h: () => (/* binding */ createLog)
/* harmony export */ });
/* harmony import */ var _model_job_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(62056);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(22195);
/* harmony import */ var _model_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(54638);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(74913);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(96890);





function createLog(io, options = {}) {
    const { verbose = false, story = 'err' } = options;
    const secrets = (0,_model_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .createSecrets */ .gE)((0,_model_job_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .concealedIn */ .w)(io.environment));
    let written = Promise.resolve();
    const write = (stream, line, safe = neutralise) => {
        const text = secrets.conceal(safe(line));
        const columns = stream === 'out' && io.screen !== undefined ? io.columns?.() : undefined;
        const shown = columns === undefined || safe === _report_text_js__WEBPACK_IMPORTED_MODULE_3__/* .asIs */ .$B ? text : (0,_wrap_js__WEBPACK_IMPORTED_MODULE_4__/* .wrapLines */ .M)(text, columns);
        written = written.then(() => io[stream](`${shown}\n`));
    };
    const say = (line) => write('err', line);
    return {
        debug: (line) => {
            if (verbose)
                say(line);
        },
        info: say,
        warning: (line) => say(`warning: ${line}`),
        error: (line) => say(`error: ${line}`),
        foreign: say,
        print: (line) => write(story, line),
        command: (line) => write(story, line, _report_text_js__WEBPACK_IMPORTED_MODULE_3__/* .asIs */ .$B),
        secret: (value) => void secrets.keep(value),
        secrets,
        conceal: (text) => secrets.conceal(text),
        flush: () => written,
    };
}
/** Text from a service, made safe for a terminal or a job's log. Line breaks stay. */
function neutralise(text) {
    return text
        .split(/\r\n|\n/)
        .map(_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__/* .safeLine */ .om)
        .join('\n');
}
//# sourceMappingURL=log.js.map

/***/ }),

/***/ 69011:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ pack)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _archive_describe_js__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(82591);
/* harmony import */ var _archive_pack_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(49156);
/* harmony import */ var _hosts_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(31956);
/* harmony import */ var _archive_place_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(74043);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(70847);
/* harmony import */ var _gate_outside_modules_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(91934);
/* harmony import */ var _gate_read_loads_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(12437);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(24953);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(11438);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(22195);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(73815);
/** Packs a directory, and shows every file that would leave this machine, with the reason. */













const pack = {
    name: 'pack',
    summary: 'what would leave this machine, and why',
    description: 'Packs a directory the way `check` does and says what is in the archive. Nothing is sent. The same tree gives the same bytes on every machine.',
    arguments: [
        { name: 'directory', description: 'what to pack; else the working directory', required: false },
    ],
    options: [
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .option */ .uK)('-o, --output <file>', 'keep the archive (.tar.gz) here'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .option */ .uK)('--list', 'show every file that ships and every one that stays, and why'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .option */ .uK)('--json', 'the same for machines; nothing else on standard output'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .option */ .uK)('--rules <set>', 'how .terraformignore is read', {
            choices: _archive_pack_js__WEBPACK_IMPORTED_MODULE_5__/* .RULE_SETS */ .NG,
            default: 'terraform',
        }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .option */ .uK)('--secret-scan <what>', 'what a file that seems to hold a token does', {
            choices: ['warn', 'fail'],
            default: 'warn',
        }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .option */ .uK)('--include-untracked-secrets', 'ship files that look like credentials although git does not track them'),
    ],
    examples: {
        'plangate pack --list': 'what would be sent from here',
        'plangate pack infra -o infra.tar.gz': 'keep the archive',
    },
    run,
};
async function run(input, io) {
    const log = (0,_log_js__WEBPACK_IMPORTED_MODULE_9__/* .createLog */ .h)(io);
    const { directory, repository } = (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_4__/* .resolvePackDirectory */ .DR)((0,_read_input_js__WEBPACK_IMPORTED_MODULE_11__/* .argumentOf */ .Nf)(input, 'directory') || '.', io.workingDirectory);
    const output = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_11__/* .optionOf */ .XD)(input, 'output');
    const archive = await (0,_archive_pack_directory_js__WEBPACK_IMPORTED_MODULE_2__.packDirectory)({
        root: directory,
        workspace: (0,_hosts_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .workspaceOf */ .B3)(io.environment, io.workingDirectory),
        rules: _archive_pack_js__WEBPACK_IMPORTED_MODULE_5__/* .RULE_SETS */ .NG.find((name) => name === (0,_read_input_js__WEBPACK_IMPORTED_MODULE_11__/* .optionOf */ .XD)(input, 'rules')),
        secretScan: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_11__/* .optionOf */ .XD)(input, 'secret-scan') === 'fail' ? 'fail' : 'warn',
        includeUntrackedSecrets: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_11__/* .flagOf */ .iP)(input, 'include-untracked-secrets'),
        output: output === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.workingDirectory, output),
    }, { ...io, log });
    await archive.remove();
    await refuseDoubtful(archive, output === undefined ? undefined : archive.path);
    const outside = await (0,_gate_outside_modules_js__WEBPACK_IMPORTED_MODULE_6__/* .findOutside */ .B)(archive, { inside: '', repository });
    if (outside !== undefined)
        log.warning(`${outside.seen} ${outside.fix}`);
    if ((0,_read_input_js__WEBPACK_IMPORTED_MODULE_11__/* .flagOf */ .iP)(input, 'json'))
        await io.out(`${renderJson(archive)}\n`);
    else
        await io.out(renderText(archive, (0,_read_input_js__WEBPACK_IMPORTED_MODULE_11__/* .flagOf */ .iP)(input, 'list'), output));
    await log.flush();
    return _command_js__WEBPACK_IMPORTED_MODULE_8__/* .EXIT */ .dc.green;
}
/** A file that Terraform might load is not left out on a guess: `check` stops there too. */
async function refuseDoubtful({ withheld, root }, written) {
    if (!withheld.some(({ reason }) => reason === _archive_pack_js__WEBPACK_IMPORTED_MODULE_5__/* .TRACKING_UNKNOWN */ .vp))
        return;
    const unseen = (0,_gate_read_loads_js__WEBPACK_IMPORTED_MODULE_7__/* .findUnseen */ .s)(withheld, await (0,_gate_read_loads_js__WEBPACK_IMPORTED_MODULE_7__/* .readLoads */ .QO)(root), root, root);
    const doubt = (0,_gate_read_loads_js__WEBPACK_IMPORTED_MODULE_7__/* .sayDoubtful */ .ZA)(unseen, root);
    if (doubt === undefined)
        return;
    if (written !== undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(written, { force: true });
    throw new _archive_pack_js__WEBPACK_IMPORTED_MODULE_5__/* .PackError */ .ql([{ where: 'git', message: doubt }]);
}
function renderJson({ entries, withheld, warnings, bytes, sha256 }) {
    const files = entries.map(({ path, size, type }) => ({ path, size, type }));
    return JSON.stringify({ files, withheld, warnings, bytes, sha256 }, undefined, 2);
}
function renderText(archive, list, output) {
    const { entries, withheld, warnings, sha256 } = archive;
    const lines = [];
    if (list) {
        const width = entries.reduce((most, { size }) => Math.max(most, String(size).length), 0);
        for (const { path, type, size } of entries) {
            const what = type === 'file' ? String(size) : type === 'directory' ? '/' : '→';
            lines.push(`+ ${what.padStart(width)}  ${path}${type === 'directory' ? '/' : ''}`);
        }
        for (const { path, reason, rule, detail } of withheld) {
            const why = rule ?? detail;
            lines.push(`- ${' '.repeat(width)}  ${path}  ${reason}${why ? ` (${why})` : ''}`);
        }
        if (lines.length > 0)
            lines.push('');
    }
    for (const { at, message } of warnings)
        lines.push(`warning ${at} ${message}`);
    lines.push((0,_archive_describe_js__WEBPACK_IMPORTED_MODULE_12__/* .describeArchive */ .SH)(archive));
    const largest = (0,_archive_describe_js__WEBPACK_IMPORTED_MODULE_12__/* .describeLargest */ .cz)(archive);
    if (largest.length > 0)
        lines.push('The largest files:', ...largest.map((line) => `  ${line}`));
    lines.push(output === undefined ? 'Nothing was kept; -o FILE keeps it.' : `${output} ${sha256}`);
    return `${lines.map(_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLine */ .om).join('\n')}\n`;
}
//# sourceMappingURL=pack.js.map

/***/ }),

/***/ 16194:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Wp: () => (/* binding */ usageError),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   x8: () => (/* binding */ renderProblems)
/* harmony export */ });
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(22195);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(74913);
/**
 * Everything that is wrong with a command's call, reported together, each problem with its remedy.
 */


/** The caller has to change something: exit code 2. */
class UsageError extends Error {
    name = 'UsageError';
    problems;
    constructor(problems) {
        super(problems.map(({ where, message }) => `${where} ${message}`).join('\n'));
        this.problems = problems;
    }
}
/** The same error with a single problem. */
function usageError(where, message) {
    return new UsageError([{ where, message }]);
}
/** A sentence, then one line per problem with `where` in a column. */
function renderProblems(command, problems) {
    const width = problems.reduce((most, { where }) => Math.max(most, where.length), 0);
    // A single problem is a sentence, several are a table.
    const between = problems.length === 1 ? ' ' : '  ';
    // File names and contents may come from a pull request.
    const lines = problems.map(({ where, message }) => (0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLine */ .om)(`  ${where.padEnd(width)}${between}${message}`));
    return [
        `${command} cannot start: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(problems.length, 'problem')}.`,
        ...lines,
        `See \`${command} --help\`.`,
        '',
    ].join('\n');
}
//# sourceMappingURL=problems.js.map

/***/ }),

/***/ 98645:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  BK: () => (/* binding */ helpText),
  qg: () => (/* binding */ parse),
  em: () => (/* binding */ sentence)
});

// EXTERNAL MODULE: ./node_modules/commander/index.js
var commander = __nccwpck_require__(18909);
;// CONCATENATED MODULE: ./node_modules/commander/esm.mjs


// wrapper to provide named exports for ESM.
const {
  /* program */ "DM": program,
  /* createCommand */ "gu": createCommand,
  /* createArgument */ "er": createArgument,
  /* createOption */ "Ww": createOption,
  /* CommanderError */ "b7": CommanderError,
  /* InvalidArgumentError */ "Di": InvalidArgumentError,
  /* InvalidOptionArgumentError */ "a2": InvalidOptionArgumentError, // deprecated old name
  /* Command */ "uB": Command,
  /* Argument */ "ef": Argument,
  /* Option */ "c$": Option,
  /* Help */ "_V": Help,
} = commander;

// EXTERNAL MODULE: ./build/src/model/did-you-mean.js
var did_you_mean = __nccwpck_require__(90440);
// EXTERNAL MODULE: ./build/src/cli/wrap.js
var wrap = __nccwpck_require__(96890);
;// CONCATENATED MODULE: ./build/src/cli/short-help.js

const MOST_LINES = 20;
const COLUMNS = 80;
/** A longer name has its description on the next line. */
const WIDEST_NAME = 30;
/** The help of one command when it is asked for with `-h`. */
function shortHelp(spec, path, summary) {
    if (spec.shortHelp !== undefined)
        return spec.shortHelp;
    const head = [usage(spec, path), '', summary, ''];
    const end = [...example(spec), `Everything: ${path} --help`];
    const rows = [...argumentRows(spec), ...(spec.commands ?? []).map(commandRow)];
    const options = mostUsed(spec).map(optionRow);
    const columns = Math.min(WIDEST_NAME, Math.max(0, ...[...rows, ...options].map(({ name }) => name.length)));
    const body = rows.flatMap((row) => drawRow(row, columns));
    for (const row of options) {
        const lines = drawRow(row, columns);
        if (head.length + body.length + lines.length + 1 + end.length > MOST_LINES)
            break;
        body.push(...lines);
    }
    return [...head, ...body, '', ...end, ''].join('\n');
}
function usage({ arguments: taken = [], commands }, path) {
    const words = taken.map(({ name, required, variadic }) => {
        const word = `${name.toUpperCase()}${variadic ? '...' : ''}`;
        return required ? `<${word}>` : `[${word}]`;
    });
    return ['Usage:', path, commands ? '<command>' : '[options]', ...words].join(' ');
}
function argumentRows({ arguments: taken = [] }) {
    return taken
        .filter(({ required }) => required)
        .map(({ name, description }) => ({ name: name.toUpperCase(), text: description }));
}
function commandRow({ name, summary }) {
    return { name, text: summary };
}
/** The required arguments and options, then those that the command lists as used often, or all of them in order. */
function mostUsed({ options = [], often }) {
    const required = options.filter((option) => option.required === true);
    const more = often
        ? often.flatMap((name) => options.filter((option) => option.name === name))
        : options.filter(({ group }) => group === undefined);
    return [...new Set([...required, ...more])];
}
function optionRow({ name, short, value, description, required, choices }) {
    const flag = `${short === undefined ? '' : `-${short}, `}--${name}`;
    const facts = [required === true && 'required', choices?.join(', ')].filter(Boolean);
    return {
        name: value === undefined ? flag : `${flag} <${value}>`,
        text: description,
        facts: facts.length > 0 ? ` (${facts.join('; ')})` : undefined,
    };
}
/** The first example, which is the simplest. */
function example({ examples = {} }) {
    const [[command, what] = []] = Object.entries(examples);
    return command === undefined ? [] : [`  # ${what}`, `  ${command}`, ''];
}
function drawRow({ name, text, facts = '' }, columns) {
    const room = COLUMNS - columns - 4;
    const described = (0,wrap/* wrapLines */.M)(shorten(text, room) + facts, room).split('\n');
    const indent = ' '.repeat(columns + 4);
    if (name.length > columns)
        return [`  ${name}`, ...described.map((line) => indent + line.trim())];
    const [first = '', ...rest] = described;
    return [`  ${name.padEnd(columns)}  ${first}`, ...rest.map((line) => indent + line.trim())];
}
/** The part of the first sentence that fits on one line; a list is left out as a whole. */
function shorten(text, room) {
    const [sentence = ''] = text.split(/\.(?= |$)/);
    if (sentence.length <= room)
        return sentence;
    const [start = ''] = sentence.split(/[:;](?= )| (?=\()/);
    if (start.length <= room)
        return start;
    const ends = Array.from(start.matchAll(/,(?= )/g), ({ index }) => index);
    return start.slice(0, ends.findLast((at) => at <= room) ?? ends[0]);
}
//# sourceMappingURL=short-help.js.map
;// CONCATENATED MODULE: ./build/src/cli/program.js
/**
 * Parses the words of a command line by a tree of commands. The only file that imports the library
 * which reads arguments and prints help.
 */



/** `argv` without the program and the script. Never throws; everything wrong is in the problems. */
function parse(root, argv) {
    let spec = root;
    let path = root.name;
    let words = [...argv];
    if (words[0] === 'help')
        words = [...words.slice(1), '--help'];
    for (;;) {
        const next = spec.commands?.find(({ name }) => name === words[0]);
        if (!next)
            break;
        spec = next;
        path = `${path} ${next.name}`;
        words = words.slice(1);
    }
    const [first] = words;
    if (spec === root && (first === '--version' || first === '-V'))
        return { kind: 'version', path };
    if (spec.run)
        return parseLeaf(spec, spec.run, path, words);
    if (first === undefined || first.startsWith('-')) {
        const text = helpIn(spec, path, { help: words.includes('--help'), h: words.includes('-h') });
        if (text !== undefined)
            return { kind: 'help', path, text };
    }
    return { kind: 'problems', path, problems: [unknownCommand(spec, path, first)] };
}
/** `-h` answers what most people look for, `--help` everything. */
function helpIn(spec, path, { help, h }) {
    if (help === true)
        return helpText(spec, path);
    return h === true ? shortHelp(spec, path, sentence(spec.summary)) : undefined;
}
/** The help of one command, always 80 columns wide. */
function helpText(spec, path) {
    if (spec.help !== undefined)
        return spec.help;
    const examples = Object.entries(spec.examples ?? {}).map(([command, what]) => `  # ${what}\n  ${command}\n`);
    const text = build(spec, path).command.helpInformation();
    return examples.length > 0 ? `${text}\nExamples:\n${examples.join('')}` : text;
}
function unknownCommand(spec, path, word) {
    const names = (spec.commands ?? []).map(({ name }) => name);
    if (word === undefined) {
        return { where: path, message: `needs a command: ${names.join(', ')}.` };
    }
    if (word.startsWith('-')) {
        const near = suggestion(word, ['--help', ...(path.includes(' ') ? [] : ['--version'])]);
        const message = `is not an option of ${path}, which needs a command.${near}`;
        return { where: word, message };
    }
    return { where: word, message: `is not a command.${suggestion(word, names)}` };
}
function parseLeaf(spec, run, path, words) {
    const problems = [];
    const { values, keys, operands, unknown } = readOptions(spec, path, words, problems);
    const text = helpIn(spec, path, values);
    if (text !== undefined)
        return { kind: 'help', path, text };
    const end = unknown.includes('--') ? unknown.indexOf('--') : unknown.length;
    const strangers = unknown.slice(0, end).filter((word) => word.startsWith('-'));
    const isStrange = strangers.length > 0;
    for (const word of strangers)
        problems.push(unknownOption(spec, path, word));
    const input = { arguments: {}, options: {} };
    for (const [option, key] of keys) {
        input.options[option.name] = readValues(option, values[key], problems);
    }
    // The value of an unknown option looks like a superfluous argument: it is reported once.
    let rest = isStrange ? operands : [...operands, ...unknown];
    for (const { name, description, required, variadic } of spec.arguments ?? []) {
        const taken = variadic ? rest : rest.slice(0, 1);
        rest = rest.slice(taken.length);
        const sameOption = spec.options?.find((option) => option.name === name);
        if (sameOption !== undefined) {
            const [word] = taken;
            if (word !== undefined && values[keys.get(sameOption) ?? ''] !== undefined) {
                problems.push({
                    where: word,
                    message: `is given twice: once as an argument and once as --${name}.`,
                });
            }
            else
                input.options[name] ??= word;
            continue;
        }
        if (taken.length === 0 && required && !isStrange) {
            problems.push({ where: name.toUpperCase(), message: `is needed: ${description}.` });
        }
        input.arguments[name] = variadic ? taken : taken[0];
    }
    for (const word of isStrange ? [] : rest) {
        problems.push({
            where: word,
            message: `is an unexpected argument.${optionWith(spec, word)}`,
        });
    }
    return problems.length > 0
        ? { kind: 'problems', path, problems }
        : { kind: 'run', path, run, tidiesUpMs: spec.tidiesUpMs, input };
}
function readOptions(spec, path, words, problems) {
    const left = [...words];
    for (;;) {
        const { command, keys } = build(spec, path);
        try {
            const { operands, unknown } = command.parseOptions([...left]);
            return { values: command.opts(), keys, operands, unknown };
        }
        catch (error) {
            if (!(error instanceof CommanderError))
                throw error;
            // Only a last option without its value leads here: it is reported, and the rest is parsed
            // without it.
            problems.push({ where: left.pop() ?? '', message: 'needs a value.' });
        }
    }
}
function readValues(option, parsed, problems) {
    const subject = `--${option.name}`;
    if (option.value === undefined) {
        // The library keeps `--no-run` as a false `run`.
        return parsed === !option.name.startsWith('no-') ? true : undefined;
    }
    const values = Array.isArray(parsed) ? parsed : [];
    for (const value of values) {
        if (option.choices && !option.choices.includes(value)) {
            const message = `"${value}" is not one of ${option.choices.join(', ')}.`;
            problems.push({ where: subject, message: message + suggestion(value, option.choices) });
        }
        const wrong = option.check?.(value);
        if (wrong !== undefined)
            problems.push({ where: subject, message: `"${value}" ${wrong}` });
    }
    const isReported = problems.some((problem) => problem.where === subject);
    if (values.length === 0 && option.required && !isReported) {
        problems.push({ where: subject, message: `is needed: ${option.description}.` });
    }
    if (option.repeatable)
        return values.length > 0 ? values : undefined;
    if (values.length > 1)
        problems.push({ where: subject, message: 'was given more than once.' });
    return values[0] ?? option.default;
}
function unknownOption(spec, path, word) {
    const subject = word.split('=', 1)[0] ?? word;
    if (spec.options?.some((option) => `--${option.name}` === subject && !option.value)) {
        return { where: subject, message: 'takes no value.' };
    }
    const names = (spec.options ?? []).map((option) => `--${option.name}`);
    return { where: subject, message: `is not an option of ${path}.${suggestion(subject, names)}` };
}
/** The option that takes this very word. */
function optionWith({ options = [] }, word) {
    const taking = options.filter(({ choices, offers = choices }) => offers?.includes(word) === true);
    const [option] = taking;
    return option === undefined || taking.length > 1 ? '' : ` Did you mean --${option.name} ${word}?`;
}
function suggestion(word, names) {
    const near = (0,did_you_mean/* didYouMean */.a)(word, names);
    return near === undefined ? '' : ` Did you mean ${near}?`;
}
function build(spec, path) {
    // Prints nothing and never exits: every error is thrown.
    const command = new Command(path)
        .exitOverride()
        .configureOutput({ writeOut: ignore, writeErr: ignore, getOutHelpWidth: () => 80 })
        .helpOption(false)
        .helpCommand(false);
    command.description([sentence(spec.summary), spec.description].filter(Boolean).join('\n\n'));
    /** The key under which the library stores an option. */
    const keys = new Map();
    for (const argument of spec.arguments ?? []) {
        const name = `${argument.name.toUpperCase()}${argument.variadic ? '...' : ''}`;
        command.argument(argument.required ? `<${name}>` : `[${name}]`, argument.description);
    }
    for (const option of spec.options ?? []) {
        const built = buildOption(option);
        command.addOption(built);
        keys.set(option, built.attributeName());
    }
    for (const child of spec.commands ?? [])
        command.command(child.name).description(child.summary);
    command.option('-h', 'show what is used most');
    command.option('--help', 'show this');
    return { command, keys };
}
function buildOption(spec) {
    const short = spec.short === undefined ? '' : `-${spec.short}, `;
    const value = spec.value === undefined ? '' : ` <${spec.value}>`;
    const option = new Option(`${short}--${spec.name}${value}`, describeOption(spec));
    if (spec.group !== undefined)
        option.helpGroup(`${spec.group}:`);
    if (spec.value !== undefined) {
        option.argParser((word, before) => (before ?? []).concat(word));
    }
    return option;
}
function describeOption(spec) {
    const facts = [
        spec.choices && !spec.description.includes(spec.choices.join('|')) && spec.choices.join(', '),
        spec.default !== undefined && `default: ${spec.default}`,
        spec.repeatable && 'may be repeated',
        spec.required && 'required',
    ].filter((fact) => typeof fact === 'string');
    return facts.length > 0 ? `${spec.description} (${facts.join('; ')})` : spec.description;
}
/** Summaries are entries of a list; in a command's own help they become sentences. */
function sentence(summary) {
    return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}
function ignore() { }
//# sourceMappingURL=program.js.map

/***/ }),

/***/ 73815:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ argumentOf),
/* harmony export */   XD: () => (/* binding */ optionOf),
/* harmony export */   aX: () => (/* binding */ argumentsOf),
/* harmony export */   cz: () => (/* binding */ optionsOf),
/* harmony export */   iP: () => (/* binding */ flagOf),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/** A required argument: the parser has already refused a call without it. */
function argumentOf(input, name) {
    const value = input.arguments[name];
    return typeof value === 'string' ? value : '';
}
/** Of an argument that may be given several times. */
function argumentsOf(input, name) {
    return [input.arguments[name] ?? []].flat();
}
function optionOf(input, name) {
    const value = input.options[name];
    return typeof value === 'string' ? value : undefined;
}
function optionsOf(input, name) {
    const value = input.options[name];
    return Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
}
function flagOf(input, name) {
    return input.options[name] === true;
}
/** A number whose text `wholeNumber` has checked. */
function numberOf(input, name) {
    const text = optionOf(input, name);
    return text === undefined ? undefined : Number(text);
}
/** Checks the text of a whole number between two bounds, for an option's `check`. */
function wholeNumber(least, most) {
    return (value) => {
        const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
        return number >= least && number <= most
            ? undefined
            : `is not a whole number from ${least} to ${most}.`;
    };
}
//# sourceMappingURL=read-input.js.map

/***/ }),

/***/ 31300:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ EXIT_CODE_OF),
/* harmony export */   m: () => (/* binding */ runProgram)
/* harmony export */ });
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(70847);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(20486);
/* harmony import */ var _hosts_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(31956);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(47912);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(24953);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(11438);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(98645);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(16194);
/* harmony import */ var _model_ended_by_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(17953);
/* harmony import */ var _model_job_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(62056);
/* harmony import */ var _model_secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(54638);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(34271);
/** Runs one call of the command line and returns its exit code. */












/** The time that a command has after a signal if it names none: it only has to say that it was canceled. */
const TIDYING_UP_MS = 700;
async function runProgram(root, argv, io) {
    const parsed = (0,_program_js__WEBPACK_IMPORTED_MODULE_5__/* .parse */ .qg)(root, argv);
    switch (parsed.kind) {
        case 'version':
            await io.out(`${io.version}\n`);
            return _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.green;
        case 'help':
            await io.out(parsed.text);
            return _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.green;
        case 'problems':
            // An empty call, for example from an empty variable, must not look like success.
            if (argv.length > 0)
                return fail(new _problems_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb(parsed.problems), parsed.path, argv, io);
            await io.err((0,_program_js__WEBPACK_IMPORTED_MODULE_5__/* .helpText */ .BK)(root, root.name));
            return _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.badInput;
        case 'run':
            try {
                const last = io.alarms.after(io.signal, parsed.tidiesUpMs ?? TIDYING_UP_MS);
                return await (0,_model_ended_by_js__WEBPACK_IMPORTED_MODULE_7__/* .endedBy */ .m)(last, parsed.run(parsed.input, await withSafePath(io)));
            }
            catch (error) {
                return fail(error, parsed.path, argv, io);
            }
    }
}
/** Says once which directories of PATH do not count. */
async function withSafePath(io) {
    const sentences = [];
    const environment = (0,_hosts_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .withProgramsFromOutside */ .by)(io.environment, io.workingDirectory, (sentence) => void sentences.push(sentence));
    for (const sentence of sentences)
        await io.err(`${(0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralise */ .$)(`warning: ${sentence}`)}\n`);
    return { ...io, environment };
}
/** Prints an error as sentences, and as JSON on standard output if JSON was requested. */
async function fail(error, command, argv, io) {
    const { text: plain, exitCode } = explainFailure(error, command, io.signal);
    const secrets = secretsIn(argv, io);
    const text = secrets.conceal(plain);
    if (argv.join(' ').search(/(?:^| )--(?:json|format[ =]json)(?: |$)/) >= 0) {
        const { code, status, remedy } = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ ? error : NOTHING;
        const problems = error instanceof _problems_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb ? error.problems : undefined;
        const message = text.trimEnd();
        const failed = { exitCode, code, status, message, remedy, problems };
        await io.out((0,_report_json_js__WEBPACK_IMPORTED_MODULE_10__/* .printableJson */ .et)({ error: secrets.concealAll(failed) }));
    }
    await io.err(text);
    return exitCode;
}
/** A failure may repeat what a service said, and a service may repeat a secret. */
function secretsIn(argv, { environment }) {
    const given = argv.flatMap((word, at) => (argv[at - 1] === '--token' ? word : []));
    return (0,_model_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .createSecrets */ .gE)([...given, ...(0,_model_job_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .concealedIn */ .w)(environment)]);
}
const NOTHING = {};
/** The error document of a command that failed, and its exit code. */
function explainFailure(error, command, signal) {
    if (error instanceof _problems_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb) {
        return { text: (0,_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .renderProblems */ .x8)(command, error.problems), exitCode: _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.badInput };
    }
    if (signal.aborted) {
        const exitCode = signal.reason === 'SIGTERM' ? _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.terminated : _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.interrupted;
        return { text: `${command} was canceled.\n`, exitCode };
    }
    if (error instanceof _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__/* .PackError */ .ql) {
        const lines = error.problems.map(({ where, message }) => `  ${where}: ${message}`);
        const text = ['The directory cannot be packed:', ...lines, ''].join('\n');
        return { text: (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralise */ .$)(text), exitCode: _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.badInput };
    }
    if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._) {
        return { text: `${(0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralise */ .$)(sentences(error))}\n`, exitCode: EXIT_CODE_OF[error.code] };
    }
    const message = (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_11__/* .errorMessage */ .g)(error);
    return { text: `${command} stopped: ${(0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralise */ .$)(message)}\n`, exitCode: _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.undecided };
}
const EXIT_CODE_OF = {
    invalid: _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.badInput,
    local: _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.badInput,
    unauthorized: _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.refused,
    forbidden: _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.refused,
    'not-found': _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.refused,
    'bad-request': _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.refused,
    conflict: _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.refused,
    'too-large': _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.refused,
    unprocessable: _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.refused,
    'upload-refused': _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.refused,
    'rate-limited': _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.network,
    'server-error': _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.network,
    redirected: _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.network,
    unreadable: _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.network,
    network: _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.network,
    timeout: _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.network,
    tls: _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.network,
    aborted: _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.interrupted,
};
function sentences(error) {
    const { message, remedy } = error;
    return remedy === undefined || message.includes(remedy) ? message : `${message}\n  ${remedy}`;
}
//# sourceMappingURL=run-program.js.map

/***/ }),

/***/ 96890:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ wrapLines)
/* harmony export */ });
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(21804);
/* harmony import */ var _report_width_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(80204);
/** Breaks lines for people at words, so that a narrow terminal does not break them inside. */


/** Below this width, broken lines are no easier to read. */
const NARROWEST = 20;
/**
 * A command between backticks is one piece: people copy it. What is longer than the terminal, such
 * as a URL, is left to the terminal. Lines with escape sequences are already fitted to it.
 */
function wrapLines(text, columns) {
    if (!(columns >= NARROWEST))
        return text;
    return text
        .split('\n')
        .map((line) => line.includes('\x1b') || (0,_report_width_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(line) <= columns ? line : wrapLine(line, columns))
        .join('\n');
}
function wrapLine(line, columns) {
    const [start = ''] = /^ */.exec(line) ?? [];
    const indent = ' '.repeat(Math.min(start.length + 2, Math.floor(columns / 3)));
    const lines = [];
    let shown = start;
    // Spaces at the end are dropped: matching would begin anew at each of them.
    const words = (0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailing */ .h)(line.slice(start.length), ' ');
    for (const [, space = '', piece = ''] of words.matchAll(/( *)((?:`[^`]*`|[^ ])+)/g)) {
        const isFirst = shown.trim() === '';
        if (!isFirst && (0,_report_width_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(shown + space + piece) > columns) {
            lines.push(shown);
            shown = indent + piece;
        }
        else
            shown += space + piece;
    }
    return [...lines, shown].join('\n');
}
//# sourceMappingURL=wrap.js.map

/***/ }),

/***/ 20486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ServiceError),
/* harmony export */   p: () => (/* binding */ plain)
/* harmony export */ });
/** A request that failed. The message says what was requested, what came back, and what to do next. */
class ServiceError extends Error {
    name = 'ServiceError';
    code;
    method;
    path;
    status;
    errors;
    remedy;
    retryAfterMs;
    constructor(message, facts, options) {
        super(message, options);
        this.code = facts.code;
        this.method = facts.method;
        this.path = facts.path;
        this.status = facts.status;
        this.errors = facts.errors ?? [];
        this.remedy = facts.remedy;
        this.retryAfterMs = facts.retryAfterMs;
    }
}
/** Control characters, line and paragraph separators, and what turns the direction of text. */
// oxlint-disable-next-line no-control-regex -- these are what must go
const ACTING = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
/** Removes the query of a URL, which may be secret. */
const QUERY = /(https?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi;
/**
 * Makes text from a service safe for one line of a message: bounded, without control characters.
 */
function plain(text, longest) {
    // Twice the length that can be shown is enough to clean, however long a hostile text is.
    const line = text
        .slice(0, longest * 2)
        .replace(ACTING, ' ')
        .replace(QUERY, '$1')
        .trim();
    return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 96817:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ configurationIn),
/* harmony export */   BJ: () => (/* binding */ mayBeRead),
/* harmony export */   DF: () => (/* binding */ variablesIn),
/* harmony export */   H9: () => (/* binding */ isRead),
/* harmony export */   OT: () => (/* binding */ isVariables),
/* harmony export */   Vc: () => (/* binding */ stemOf),
/* harmony export */   ZC: () => (/* binding */ isConfiguration),
/* harmony export */   d3: () => (/* binding */ isForTofuAlone),
/* harmony export */   i: () => (/* binding */ isJsonSyntax),
/* harmony export */   jn: () => (/* binding */ isOverride),
/* harmony export */   mu: () => (/* binding */ declaresBlocks),
/* harmony export */   wI: () => (/* binding */ nativeFilesIn)
/* harmony export */ });
/**
 * Which names of files count: the only place that knows. Source: `internal/configs/parser_config_dir.go` and
 * `internal/command/meta_vars.go` of Terraform 1.11.4; OpenTofu adds `.tofu`.
 */
/** The name without the ending of a configuration file, and that ending. */
const CONFIGURATION = /^(.*)\.(tf|tofu)(?:\.json)?$/s;
/** What editors leave behind. Terraform skips it, even if the ending fits: `.old.tf`, `main.tf~`, `#main.tf#`. */
const IGNORED = /^\.|~$|^#.*#$/s;
/** A file of variables under any name, also on file systems without case: a program can be given it. */
const VARIABLES = /\.tfvars(?:\.json)?$/i;
/** Whether Terraform or OpenTofu reads a file of this name in the directory of a module. */
function isConfiguration(name) {
    return CONFIGURATION.test(name) && !IGNORED.test(name);
}
/** Whether a configuration file only changes blocks that other files declare. */
function isOverride(name) {
    return isConfiguration(name) && /(?:^|_)override$/.test(stemOf(name));
}
/** Whether a file of this name declares blocks of its module. */
function declaresBlocks(name) {
    return isConfiguration(name) && !isOverride(name);
}
/** The configuration files among the entries of a directory, in the order in which they are read: overrides last. */
function configurationIn(names) {
    const all = names.filter(isConfiguration).sort();
    return [...all.filter(declaresBlocks), ...all.filter(isOverride)];
}
/** Those of them in HCL's own syntax, overrides apart from the files that they override. */
function nativeFilesIn(names) {
    const native = configurationIn(names).filter((name) => !isJsonSyntax(name));
    return { declaring: native.filter(declaresBlocks), overrides: native.filter(isOverride) };
}
/** Whether OpenTofu reads a configuration file, and Terraform does not. */
function isForTofuAlone(name) {
    return CONFIGURATION.exec(name)?.[2] === 'tofu';
}
/** The name of a configuration file without its ending; other names are unchanged. */
function stemOf(name) {
    return CONFIGURATION.exec(name)?.[1] ?? name;
}
/** Whether a file has the syntax of JSON. */
function isJsonSyntax(name) {
    return name.endsWith('.json');
}
/** Whether Terraform reads a file of this name as values of variables, in the directory that it runs in. */
function isVariables(name) {
    return isMainVariables(name) || /\.auto\.tfvars(?:\.json)?$/.test(name);
}
function isMainVariables(name) {
    return name === 'terraform.tfvars' || name === 'terraform.tfvars.json';
}
/** The files of variables among these names, in the order in which Terraform reads them: the last one wins. */
function variablesIn(names) {
    const main = names.filter(isMainVariables).sort();
    return [...main, ...names.filter((name) => isVariables(name) && !isMainVariables(name)).sort()];
}
/** Whether Terraform reads a file of this name in the directory that it runs in. */
function isRead(name) {
    return isConfiguration(name) || isVariables(name) || name === '.terraform.lock.hcl';
}
/** Whether Terraform reads a file at this path in some directory, or a person can pass it as variables. */
function mayBeRead(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return isConfiguration(name) || VARIABLES.test(name);
}
//# sourceMappingURL=file-names.js.map

/***/ }),

/***/ 27126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ts: () => (/* binding */ directoriesFor),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   dp: () => (/* binding */ MODULE_MANIFEST),
/* harmony export */   wK: () => (/* binding */ findMisled),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
/* harmony import */ var _module_source_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(58230);
/* harmony import */ var _syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(59611);
/**
 * What Terraform makes of the module manifest, the file in which `terraform init` notes where the module of
 * each call is. Terraform follows it without a look at the call: an entry may lead `./m` to any other
 * directory. Each reader of a configuration asks here. Source: `internal/modsdir/manifest.go` and
 * `internal/initwd/module_install.go` of Terraform 1.11.4.
 */



/** Where it is in the directory that Terraform runs in. */
const MODULE_MANIFEST = '.terraform/modules/modules.json';
/** Where modules are that no local source names. */
const FETCHED = '.terraform/modules';
/**
 * Reads a manifest as `terraform init` writes it. Terraform accepts more (other cases of names, names that
 * are repeated): such a manifest was written by hand, and it is not certain what it says.
 *
 * @returns the records without that of the root module, or the end of a sentence about the manifest
 */
function readManifest(text) {
    // Terraform takes an empty file as one without records.
    if (text === '')
        return [];
    let json;
    try {
        json = (0,_syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readRepeatedJson */ .X)(text);
    }
    catch (error) {
        return { problem: error instanceof RangeError ? 'is nested too deeply' : 'is no JSON' };
    }
    const [modules, ...others] = membersOf(json);
    if (modules?.[0] !== 'Modules' || others.length > 0)
        return { problem: OTHER_FORM };
    const [, list] = modules;
    if (list !== null && !Array.isArray(list))
        return { problem: OTHER_FORM };
    const records = [];
    const keys = new Set();
    for (const item of list ?? []) {
        const record = toRecord(item);
        if (record === undefined)
            return { problem: OTHER_FORM };
        if (keys.has(record.key))
            return { problem: `has ${named(record)} twice` };
        keys.add(record.key);
        records.push(record);
    }
    return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? json.entries : [];
}
function toRecord(json) {
    const fields = new Map();
    for (const [name, value] of membersOf(json)) {
        const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
        // Terraform replaces what is no Unicode.
        if (!isKnown || typeof value !== 'string' || /[\p{Cs}\uFFFD\0]/u.test(value))
            return undefined;
        fields.set(name, value);
    }
    const key = fields.get('Key');
    const directory = fields.get('Dir');
    if (key === undefined || directory === undefined)
        return undefined;
    const source = fields.get('Source') ?? '';
    const version = fields.get('Version') ?? '';
    return { key, source, version, directory };
}
/**
 * Finds a record that does not lead where its call says: a local source to that directory, any other to the
 * place into which `terraform init` fetches the module of this call.
 *
 * @returns the end of a sentence about the manifest; undefined if all lead there
 */
function findMisled(records, directories) {
    const places = placesOf(records);
    for (const record of records) {
        const wrong = whereElse(record, places, directories);
        if (wrong !== undefined)
            return wrong;
    }
    return undefined;
}
function placesOf(records) {
    return new Map(records.map(({ key, directory }) => [key, directory]));
}
function whereElse(record, places, directories) {
    const { key, source, directory } = record;
    const sayLed = (why) => `leads ${named(record)} to ${JSON.stringify(directory)}, and ${why}`;
    if (key === '') {
        if (directory === '.')
            return undefined;
        return `says that the root module is in ${JSON.stringify(directory)}`;
    }
    if (directory !== cleaned(directory))
        return sayLed('Terraform writes such a path differently');
    if (!(0,_module_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isLocal */ .I)(source)) {
        const own = `${FETCHED}/${key}`;
        const isThere = directory === own || directory.startsWith(`${own}/`);
        if (isThere && !directories.isBehindLink(directory))
            return undefined;
        const links = isThere ? ', with no link on the way' : '';
        return sayLed(`it belongs in ${JSON.stringify(own)}${links}`);
    }
    const own = ownPlace(record, places);
    if (own === undefined)
        return sayLed('has no record of the module that calls it');
    if (directory === own || directories.isSame(directory, own))
        return undefined;
    return sayLed(`its source is ${JSON.stringify(source)}`);
}
/** The directory that a local source names. The caller of a module of `terraform test` is a file of tests. */
function ownPlace({ key, source }, places) {
    const outer = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    const caller = outer === '' ? '.' : (places.get(outer) ?? (key.startsWith('test.') ? '.' : undefined));
    return caller === undefined ? undefined : cleaned(`${caller}/${(0,_module_source_js__WEBPACK_IMPORTED_MODULE_2__/* .localPath */ .$)(source) ?? source}`);
}
function named({ key }) {
    return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
function cleaned(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path).replace(/(.)\/$/, '$1');
}
/**
 * The directories besides its own to which the records may lead a call with this label, whatever its source
 * is and whichever module has the call.
 */
function directoriesFor(records, label) {
    const places = placesOf(records);
    const found = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
        (!(0,_module_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isLocal */ .I)(record.source) || record.directory !== ownPlace(record, places)));
    return [...new Set(found.map(({ directory }) => directory))];
}
/**
 * The record that Terraform follows for a call. If it is not certain that Terraform would follow it, and not
 * fetch the module anew, there is none.
 */
function recordOf(records, { key, source, version }) {
    const record = records.find((each) => each.key === key);
    if (record === undefined || normal(record.source) !== normal(source))
        return undefined;
    const wanted = version?.replace(/^\s*=?\s*/, '').trim();
    return wanted === undefined || wanted === record.version ? record : undefined;
}
/** A source in the form in which Terraform compares it. */
function normal(source) {
    const written = (0,_module_source_js__WEBPACK_IMPORTED_MODULE_2__/* .localPath */ .$)(source);
    if (written !== undefined) {
        const path = cleaned(written);
        return path.startsWith('../') ? path : `./${path}`;
    }
    return /^[\w-]+\/[\w-]+\/[\w-]+(?:\/\/|$)/.test(source)
        ? `registry.terraform.io/${source}`
        : source;
}
//# sourceMappingURL=module-manifest.js.map

/***/ }),

/***/ 58230:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ localPath),
/* harmony export */   I: () => (/* binding */ isLocal)
/* harmony export */ });
/** What the source of a module call says. */
/**
 * The path of a source that names a directory near the caller, with slashes; undefined if it names anything
 * else. Terraform takes `..` for no path. Source: `internal/addrs/module_source.go` of Terraform 1.11.4.
 */
function localPath(source) {
    if (source === undefined || !isLocal(source))
        return undefined;
    return source.replaceAll('\\', '/');
}
/** Whether a source begins with a step in the file system, written with slashes or backslashes. */
function isLocal(source) {
    return /^\.{1,2}[/\\]/.test(source);
}
//# sourceMappingURL=module-source.js.map

/***/ }),

/***/ 59611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readRepeatedJson),
/* harmony export */   k: () => (/* binding */ readPlacedJson)
/* harmony export */ });
/** Reads JSON with its names as often as they are written: programs differ in which of them counts. */
const DEEPEST = 200;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/** Reads a text of JSON without its places; throws as `readPlacedJson` does. */
function readRepeatedJson(text) {
    return withoutPlaces(readPlacedJson(text));
}
function withoutPlaces(json) {
    if (json.kind === 'list')
        return json.items.map(withoutPlaces);
    if (json.kind === 'literal')
        return json.value;
    return { entries: json.entries.map(({ name, value }) => [name, withoutPlaces(value)]) };
}
/**
 * Reads a text of JSON.
 *
 * @throws SyntaxError if it is none; RangeError if it is nested too deeply
 */
function readPlacedJson(text) {
    return new JsonReader(text).whole();
}
class JsonReader {
    text;
    at = 0;
    depth = 0;
    constructor(text) {
        this.text = text;
    }
    whole() {
        const value = this.value();
        this.skip();
        if (this.at < this.text.length)
            throw this.unexpected();
        return value;
    }
    value() {
        if (++this.depth > DEEPEST)
            throw new RangeError();
        this.skip();
        const from = this.at;
        const value = this.read();
        this.depth--;
        return { ...value, from, to: this.at };
    }
    read() {
        if (this.take('{'))
            return { kind: 'object', entries: this.items('}', () => this.entry()) };
        if (this.take('['))
            return { kind: 'list', items: this.items(']', () => this.value()) };
        return { kind: 'literal', value: this.literal() };
    }
    literal() {
        if (this.text[this.at] === '"')
            return this.string();
        const number = this.match(NUMBER);
        // A number that this program cannot hold is read as no number.
        if (number !== undefined)
            return exactNumber(number) ?? Number.NaN;
        for (const [word, value] of WORDS)
            if (this.take(word))
                return value;
        throw this.unexpected();
    }
    items(end, read) {
        const items = [];
        this.skip();
        if (this.take(end))
            return items;
        for (;;) {
            items.push(read());
            this.skip();
            if (this.take(end))
                return items;
            if (!this.take(','))
                throw this.unexpected();
        }
    }
    entry() {
        this.skip();
        const from = this.at;
        const name = this.string();
        const to = this.at;
        this.skip();
        if (!this.take(':'))
            throw this.unexpected();
        return { name, from, to, value: this.value() };
    }
    string() {
        const written = this.match(TEXT);
        if (written === undefined)
            throw this.unexpected();
        return String(JSON.parse(written));
    }
    match(pattern) {
        pattern.lastIndex = this.at;
        const text = pattern.exec(this.text)?.[0];
        if (text !== undefined)
            this.at = pattern.lastIndex;
        return text;
    }
    skip() {
        while (/[ \t\r\n]/.test(this.text.charAt(this.at)))
            this.at++;
    }
    take(sign) {
        if (!this.text.startsWith(sign, this.at))
            return false;
        this.at += sign.length;
        return true;
    }
    unexpected() {
        return new SyntaxError(`it is no JSON at character ${this.at + 1}`);
    }
}
/** The number that a text is; undefined where Terraform, which counts with 512 bits, has another one. */
function exactNumber(text) {
    const digits = text
        .replace(/[eE].*$/, '')
        .replace(/\D/g, '')
        .replace(/^0+/, '');
    const value = Number(text);
    const isWhole = /^-?\d+$/.test(text) && Number.isSafeInteger(value);
    return isWhole || (digits.length <= 15 && Number.isFinite(value)) ? value : undefined;
}
//# sourceMappingURL=read-json.js.map

/***/ }),

/***/ 46281:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GateStop: () => (/* binding */ GateStop),
/* harmony export */   N3: () => (/* binding */ noneIfNotFound),
/* harmony export */   ak: () => (/* binding */ forgivesFailedLook),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   vu: () => (/* binding */ isRefusal),
/* harmony export */   wS: () => (/* binding */ CANCELED)
/* harmony export */ });
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(70847);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(20486);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(34271);
/** What a thrown value means for the job: whether it is forgiven, and what to call it. */



/** A step that cannot go on, with a whole sentence for people. */
class GateStop extends Error {
    name = 'GateStop';
    kind;
    /** Whether the service itself ended the run or the upload with an error. Then the outcome is certain. */
    errored;
    constructor(kind, message, options = {}) {
        super(message);
        this.kind = kind;
        this.errored = options.errored ?? false;
    }
}
/** A person or the CI host ended the check. */
const CANCELED = 'The check was canceled.';
/** @param ended why the job has ended, if it has: then this is the cause of the error */
function failureOf(error, ended) {
    const message = (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .g)(error);
    if (ended === 'aborted')
        return { kind: 'canceled', message: CANCELED };
    if (error instanceof GateStop)
        return { kind: error.kind, message };
    if (error instanceof _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__/* .PackError */ .ql)
        return { kind: 'archive', message };
    if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._))
        return { kind: ended ?? 'archive', message };
    const { remedy = '', code } = error;
    const whole = message.includes(remedy) ? message : `${message}\n${remedy}`;
    return { kind: ended ?? SERVICE_FAILURES[code] ?? 'service', message: whole };
}
/** The other codes are `service`. */
const SERVICE_FAILURES = {
    unauthorized: 'refused',
    forbidden: 'refused',
    'not-found': 'refused',
    local: 'archive',
    network: 'network',
    timeout: 'network',
    tls: 'network',
    aborted: 'canceled',
    invalid: 'input',
};
/** For a `catch`: undefined for an object that does not exist. Every other error is thrown again. */
function noneIfNotFound(error) {
    if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._) || error.code !== 'not-found')
        throw error;
}
/** A service answers 404 as well for something that exists and that the token may not use. */
function isRefusal(error) {
    return (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && (error.code === 'not-found' || error.code === 'forbidden'));
}
/**
 * Whether polling goes on after a failed request. During an outage it goes on until the deadline, because
 * the run goes on as well. After three answers in a row that cannot be read it stops: they will not change.
 */
function forgivesFailedLook(error, inARow) {
    if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._))
        return false;
    if (error.code === 'unreadable')
        return inARow < 3;
    return ['network', 'timeout', 'server-error'].includes(error.code);
}
//# sourceMappingURL=failure-of.js.map

/***/ }),

/***/ 91934:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ findOutside),
/* harmony export */   J: () => (/* binding */ findPlannedPlace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _archive_place_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(74043);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(96817);
/* harmony import */ var _read_loads_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(12437);
/**
 * Finds the local modules that a configuration reaches: which directory holds all of them, and which of them are
 * not sent with it, so that the plan would fail.
 */





/** How many sources a sentence names. */
const NAMED = 3;
/**
 * Finds the directory to plan for a configuration, where no setting of a service says it.
 *
 * @param module absolute real path of the root module
 * @param limit absolute path of the directory above which nothing is planned, such as the repository
 */
async function findPlannedPlace(module, limit) {
    const reached = await readModules(module);
    const within = reached.filter((path) => isDirectory(path) && (limit === undefined || (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(path, limit)));
    const root = commonDirectory(module, within);
    return { root, workingDirectory: slashed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, module)) };
}
/** The local modules that a configuration reaches, itself first. Links in their paths are not followed. */
async function readModules(module) {
    const { searchedFiles, readConfiguration } = await Promise.all(/* import() */[__nccwpck_require__.e(868), __nccwpck_require__.e(1741)]).then(__nccwpck_require__.bind(__nccwpck_require__, 51741));
    const { modules } = readConfiguration(module, searchedFiles(_read_loads_js__WEBPACK_IMPORTED_MODULE_3__/* .readsHere */ .aQ));
    return modules.map(({ directory }) => directory);
}
function commonDirectory(directory, others) {
    let common = directory;
    while (!others.every((path) => (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(path, common)))
        common = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(common);
    return common;
}
/**
 * Undefined if there is none. Only a source with `..` can lead outside. Links are not followed, because
 * the files that they lead to are sent in their place.
 */
async function findOutside({ root, climbing }, { inside, repository, isLocal = false }) {
    if (!climbing.some((path) => (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isConfiguration */ .ZC)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))))
        return undefined;
    const module = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...inside.split('/'));
    const outside = (await readModules(module)).filter((path) => !(0,_archive_place_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(path, root));
    if (outside.length === 0)
        return undefined;
    const gone = outside.filter((path) => !isDirectory(path));
    if (gone.length > 0) {
        const { subject, it } = describe(gone, module);
        const seen = `${subject}, and there is no such directory: the plan will not find ${it}.`;
        return { seen, fix: 'Correct the source, or add the directory.' };
    }
    const beyond = outside.filter((path) => repository !== undefined && !(0,_archive_place_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(path, repository));
    if (beyond.length > 0) {
        const { subject, lies, it } = describe(beyond, module);
        const seen = `${subject} and ${lies} outside of the repository, ${repository}: the plan will not find ${it}.`;
        return { seen, fix: `Move ${it} into the repository.` };
    }
    const { subject, lies, it } = describe(outside, module);
    const common = commonDirectory(module, outside);
    const seen = `${subject} and ${lies} outside of what is ${isLocal ? 'planned' : 'sent'}, ${root}: the plan will not find ${it}.`;
    const fix = isLocal
        ? 'Check the files out with git, which says where the repository begins.'
        : `Set the working directory of the workspace to ${JSON.stringify(slashed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(common, module)))} in its settings: then ${common} is sent.`;
    return { seen, fix };
}
/** The parts of a sentence about modules. */
function describe(paths, module) {
    const sources = paths.map((path) => JSON.stringify(slashed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(module, path))));
    const more = sources.length > NAMED ? ` and ${sources.length - NAMED} more` : '';
    const names = `${sources.slice(0, NAMED).join(', ')}${more}`;
    return paths.length === 1
        ? { subject: `${names} is the source of a module`, lies: 'lies', it: 'it' }
        : { subject: `${names} are sources of modules`, lies: 'lie', it: 'them' };
}
function isDirectory(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function slashed(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
//# sourceMappingURL=outside-modules.js.map

/***/ }),

/***/ 12437:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ followLinksIn),
/* harmony export */   PT: () => (/* binding */ listUnseen),
/* harmony export */   QO: () => (/* binding */ readLoads),
/* harmony export */   Yh: () => (/* binding */ isManifest),
/* harmony export */   ZA: () => (/* binding */ sayDoubtful),
/* harmony export */   aQ: () => (/* binding */ readsHere),
/* harmony export */   aV: () => (/* binding */ mayBeMissed),
/* harmony export */   e6: () => (/* binding */ follow),
/* harmony export */   qB: () => (/* binding */ NAMED),
/* harmony export */   s: () => (/* binding */ findUnseen),
/* harmony export */   yD: () => (/* binding */ loadReader)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(70847);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(43962);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(96817);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(46281);
/** Finds the files that a configuration loads, and which of them are excluded from the archive. */






/**
 * @param directory absolute path of the directory that Terraform runs in
 * @throws GateStop when there is no time left
 */
async function readLoads(directory, files = readsHere, patience) {
    const { findLoads } = await loadReader();
    const check = () => {
        const ended = patience?.ended();
        if (ended === 'aborted')
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__.GateStop('canceled', _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .CANCELED */ .wS);
        if (ended === undefined)
            return;
        const why = 'Time ran out while the configuration was read. Raise the timeout.';
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__.GateStop('timeout', why);
    };
    return findLoads(directory, files, check);
}
/** Loaded only when it is needed: most checks do not need it. */
function loadReader() {
    return Promise.all(/* import() */[__nccwpck_require__.e(868), __nccwpck_require__.e(2000)]).then(__nccwpck_require__.bind(__nccwpck_require__, 72000));
}
/** The files of this machine. */
const readsHere = {
    readDirectory: (path) => orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path), []),
    // Terraform reads files of any length, so what a long one reads must not be passed over.
    readFile: (path) => orElse(() => (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularSync */ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
    follow,
};
/**
 * The path itself, and every path that its links lead to, one after the other. Links that lead nowhere, or in
 * a circle, are not followed: no file is there.
 */
function follow(path) {
    const real = orElse(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path), path);
    const places = [path];
    for (const at of places) {
        const next = at === real ? undefined : followFirst(at);
        if (next !== undefined)
            places.push(next);
    }
    return places;
}
/** The path with its first link replaced by what that leads to. */
function followFirst(path) {
    const parts = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    for (let count = 2; count <= parts.length; count++) {
        const link = parts.slice(0, count).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        const target = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(link), undefined);
        if (target !== undefined)
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(link), target), ...parts.slice(count));
    }
    return undefined;
}
/** The targets of all links in a directory and below it; undefined if it has too many entries. */
function followLinksIn(directory, limit = 100_000) {
    const places = [];
    const queue = [directory];
    let entryCount = 0;
    for (const folder of queue) {
        const entries = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }), []);
        entryCount += entries.length;
        if (entryCount > limit)
            return undefined;
        for (const entry of entries) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (entry.isSymbolicLink())
                places.push(...follow(path));
            else if (entry.isDirectory() && entry.name !== '.git')
                queue.push(path);
        }
    }
    return places;
}
function orElse(read, otherwise) {
    try {
        return read();
    }
    catch {
        return otherwise;
    }
}
/** Whether Terraform could load an excluded entry. It never loads the history of version control. */
function mayBeMissed({ path }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) !== '.git';
}
const MANIFESTS = [_archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_TRACKED */ .NM, _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_DOUBTED */ .AX, _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_MISLEADING */ .kK];
/** Whether it is a module manifest, about which `hold-manifest.ts` decides. */
function isManifest({ reason }) {
    return MANIFESTS.includes(reason);
}
/**
 * @param root absolute path of what was packed
 * @param module absolute path of the directory that Terraform runs in
 */
function findUnseen(withheld, loads, root, module) {
    const linked = linkedFrom();
    const others = withheld.filter((entry) => mayBeMissed(entry) && !isManifest(entry));
    return others.flatMap((entry) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...entry.path.split('/'));
        const byName = waysByName(path, loads, module);
        const isDirectory = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isDirectory(), false);
        const reads = loads.reads.filter((read) => mayRead({ path, isDirectory }, read, linked));
        if (byName.length === 0 && reads.length === 0)
            return [];
        const certain = byName.length > 0 || reads.some(({ kind }) => CERTAIN.includes(kind));
        const ways = () => reads.map((read) => ({ kind: read.kind, ...read.how() }));
        return {
            entry,
            path,
            certain,
            reads,
            hows: () => new Set([...byName, ...ways().map(({ kind, text }) => `${kind}\n${text}`)]),
            onAnyFile: () => ways().some(({ onAnyFile }) => onAnyFile),
        };
    });
}
const CERTAIN = ['file', 'inside'];
const isIn = (inner, outer) => inner.startsWith(outer === node_path__WEBPACK_IMPORTED_MODULE_1__.sep ? outer : outer + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
const isAtOrIn = (inner, outer) => inner === outer || isIn(inner, outer);
/** Why Terraform loads this file although no expression names it. */
function waysByName(path, { modules, linked, calls }, module) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path);
    const isByName = (directory === module && (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isRead */ .H9)(name)) ||
        (modules.includes(directory) && (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .ZC)(name)) ||
        // Where `terraform init` looks for providers first.
        isAtOrIn(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(module, 'terraform.d'));
    const holds = [...modules, ...linked].filter((other) => isAtOrIn(other, path));
    if (!isByName && holds.length === 0)
        return [];
    const called = calls.filter((call) => isAtOrIn(directory, call.path) || isAtOrIn(call.path, path));
    return ['by its name', ...holds, ...called.map(({ path: at, how }) => `${at} ${how}`)];
}
/** Makes a function that answers where the links in a directory lead. Each directory is read once. */
function linkedFrom() {
    const targets = new Map();
    return (directory) => {
        if (!targets.has(directory))
            targets.set(directory, followLinksIn(directory));
        return targets.get(directory);
    };
}
function mayRead({ path, isDirectory }, { kind, path: at, ending }, linked) {
    if (kind === 'any' || isAtOrIn(at, path))
        return true;
    if (kind === 'file')
        return false;
    if (isIn(path, at) && (isDirectory || path.endsWith(ending)))
        return true;
    const places = linked(at);
    return (places === undefined || places.some((target) => isAtOrIn(target, path) || isIn(path, target)));
}
/** How many files a sentence names. */
const NAMED = 3;
/** Names the first of the excluded files, for a sentence. */
function listUnseen(unseen, detail) {
    const names = unseen.slice(0, NAMED).map(({ entry }) => {
        const more = detail(entry);
        return more === undefined ? entry.path : `${entry.path} (${more})`;
    });
    return `${names.join(', ')}${unseen.length > NAMED ? ` and ${unseen.length - NAMED} more` : ''}`;
}
/**
 * Why the gate stops: Terraform would load a file that looks like a credential, and git cannot say
 * whether it is tracked. Undefined if there is no such file.
 */
function sayDoubtful(unseen, root) {
    const doubtful = unseen.filter(({ certain, entry }) => certain && entry.reason === _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .TRACKING_UNKNOWN */ .vp);
    const [first] = doubtful;
    if (first === undefined)
        return undefined;
    const why = first.entry.detail ?? '';
    const remedy = /dubious ownership/i.test(why)
        ? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)`
        : `Check the files out with git`;
    return `Terraform would load ${listUnseen(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${why}). Plangate does not exclude files that Terraform loads without an answer. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
//# sourceMappingURL=read-loads.js.map

/***/ }),

/***/ 40124:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ hostNameOf),
/* harmony export */   d_: () => (/* binding */ isSomeCi),
/* harmony export */   o5: () => (/* binding */ checkoutOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
/* harmony import */ var _model_ci_hosts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5185);
/**
 * Recognises the CI host of a job, and its checkout, by variables alone. The hosts themselves are not
 * loaded here, because that takes longer than packing a small repository.
 */


/** The host that this job runs on; `none` if no variable names one. */
function hostNameOf(environment) {
    return recognise(environment)?.name ?? 'none';
}
function recognise(environment) {
    return _model_ci_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .CI_HOSTS */ .TR.find(({ variable }) => environment[variable]);
}
/** Absolute path of the checkout, as the job's host names it. */
function checkoutOf(environment) {
    const { root = '' } = recognise(environment) ?? otherCi(environment) ?? {};
    const path = environment[root] ?? '';
    // CircleCI may say `~/project`.
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? path : undefined;
}
/** CI systems that give their jobs too few variables to need a file here. */
const OTHERS = [
    { name: 'TeamCity', variables: ['TEAMCITY_VERSION', 'TEAMCITY_BUILD_PROPERTIES_FILE'] },
    {
        name: 'AWS CodeBuild',
        variables: ['CODEBUILD_BUILD_ID', 'CODEBUILD_BUILD_ARN'],
        root: 'CODEBUILD_SRC_DIR',
    },
    { name: 'Google Cloud Build', variables: ['BUILDER_OUTPUT', 'CLOUD_BUILD_ID'] },
    {
        name: 'Bamboo',
        variables: ['bamboo_buildKey', 'bamboo_planKey', 'bamboo_agentId'],
        root: 'bamboo_build_working_directory',
    },
    { name: 'Atlantis', variables: ['ATLANTIS_TERRAFORM_VERSION', 'PULL_NUM', 'BASE_REPO_NAME'] },
    { name: 'Tekton', variables: ['TEKTON_RESOURCE_NAME', 'TEKTON_PIPELINE_RUN'] },
    { name: 'Jenkins', variables: ['JENKINS_HOME', 'HUDSON_URL', 'BUILD_TAG'], root: 'WORKSPACE' },
    { name: 'Travis CI', variables: ['TRAVIS'], root: 'TRAVIS_BUILD_DIR' },
    { name: 'AppVeyor', variables: ['APPVEYOR'], root: 'APPVEYOR_BUILD_FOLDER' },
    { name: 'Drone', variables: ['DRONE'], root: 'DRONE_WORKSPACE' },
    { name: 'Woodpecker', variables: ['CI_WORKSPACE'], root: 'CI_WORKSPACE' },
    { name: 'Harness', variables: ['HARNESS_BUILD_ID'], root: 'HARNESS_WORKSPACE' },
    { name: 'Semaphore', variables: ['SEMAPHORE'] },
    { name: 'Codefresh', variables: ['CF_BUILD_ID'] },
    { name: 'Bitrise', variables: ['BITRISE_IO'], root: 'BITRISE_SOURCE_DIR' },
    { name: 'Cirrus CI', variables: ['CIRRUS_CI'], root: 'CIRRUS_WORKING_DIR' },
    { name: 'GoCD', variables: ['GO_PIPELINE_LABEL'] },
    { name: 'Prow', variables: ['PROW_JOB_ID'] },
    { name: 'Spacelift', variables: ['SPACELIFT'] },
    { name: 'env0', variables: ['ENV0_DEPLOYMENT_ID'] },
    { name: 'Concourse', variables: ['BUILD_PIPELINE_NAME'] },
    { name: 'Taskcluster', variables: ['TASKCLUSTER_ROOT_URL'] },
    { name: 'a CI that says no more', variables: ['CONTINUOUS_INTEGRATION', 'BUILD_NUMBER'] },
];
/** Whether a variable says that this is a job of some CI system. */
function isSomeCi(environment) {
    const { CI = '' } = environment;
    return !/^(?:|0|false)$/i.test(CI) || otherCi(environment) !== undefined;
}
function otherCi(environment) {
    return OTHERS.find(({ variables }) => variables.some((name) => environment[name]));
}
//# sourceMappingURL=recognise.js.map

/***/ }),

/***/ 31956:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B3: () => (/* binding */ workspaceOf),
/* harmony export */   by: () => (/* binding */ withProgramsFromOutside),
/* harmony export */   o5: () => (/* binding */ isJob)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6609);
/* harmony import */ var _machine_program_path_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(60439);
/* harmony import */ var _recognise_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(40124);
/** The directory in which a job works. Git is asked about the repository there, and about no deeper one. */





/**
 * The directory that the CI host names. If a person works here, the checkout around their directory;
 * in a job of a host that names none, the root of the file system.
 */
function workspaceOf(environment, workingDirectory) {
    const root = (0,_recognise_js__WEBPACK_IMPORTED_MODULE_4__/* .checkoutOf */ .o5)(environment);
    if (root !== undefined && isDirectory(root))
        return root;
    // The working directory of such a job may lie inside the judged files.
    if (isJob(environment))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(workingDirectory).root;
    return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I8)(workingDirectory) ?? workingDirectory;
}
/** Whether the environment is that of a job of some CI host. */
function isJob(environment) {
    return (0,_recognise_js__WEBPACK_IMPORTED_MODULE_4__/* .hostNameOf */ .LJ)(environment) !== 'none' || (0,_recognise_js__WEBPACK_IMPORTED_MODULE_4__/* .isSomeCi */ .d_)(environment);
}
/**
 * The environment without those directories of PATH that are in the checkout, or in the directory that
 * the CI host names. No program is asked for it, because git is the first that is looked for.
 *
 * @param name gets a sentence for each of them that holds a program which would be run
 */
function withProgramsFromOutside(environment, workingDirectory, name) {
    const workspace = workspaceOf(environment, workingDirectory);
    const { repository } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findAround */ .Di)(workingDirectory, workspace);
    const around = repository?.root ?? (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I8)(workingDirectory);
    const judged = isJob(environment)
        ? [workspace, around ?? workingDirectory]
        : around === undefined
            ? []
            : [around];
    return (0,_machine_program_path_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutJudgedPrograms */ .TO)(environment, { judged, workingDirectory }, name);
}
function isDirectory(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
//# sourceMappingURL=workspace.js.map

/***/ }),

/***/ 7225:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ LONGEST_TIMER_MS),
/* harmony export */   b: () => (/* binding */ alarms)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(78474);
/* harmony import */ var _model_ended_by_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(17953);
/** Signals that this machine's timers abort. */


/** The largest value that setTimeout accepts. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const alarms = {
    in(ms) {
        const alarm = new AbortController();
        wind(alarm, ms);
        return manyMayListen(alarm.signal);
    },
    after(signal, ms) {
        const alarm = new AbortController();
        if (signal.aborted)
            wind(alarm, ms);
        else
            signal.addEventListener('abort', () => wind(alarm, ms), { once: true });
        return manyMayListen(alarm.signal);
    },
    any: (...signals) => manyMayListen(AbortSignal.any(signals)),
};
function wind(alarm, ms) {
    const ring = () => alarm.abort(new _model_ended_by_js__WEBPACK_IMPORTED_MODULE_1__/* .TimeIsUp */ .D());
    setTimeout(ring, Math.min(Math.max(0, ms), LONGEST_TIMER_MS)).unref();
}
/** Node.js warns of more than ten listeners. */
function manyMayListen(signal) {
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal);
    return signal;
}
//# sourceMappingURL=alarms.js.map

/***/ }),

/***/ 29796:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  WD: () => (/* binding */ BOUNDED),
  NZ: () => (/* binding */ NO_REPOSITORY),
  IX: () => (/* binding */ PLAINLY),
  gG: () => (/* binding */ askGit),
  ns: () => (/* binding */ askGitOf),
  uo: () => (/* binding */ askRemote),
  iH: () => (/* binding */ fetchCommit),
  TM: () => (/* binding */ firstLine),
  VX: () => (/* binding */ listRemote),
  sp: () => (/* binding */ listTrackedFiles),
  B9: () => (/* binding */ makeRepository),
  yv: () => (/* binding */ originOf),
  hW: () => (/* binding */ patchesSince),
  Mr: () => (/* binding */ pathsIn),
  Ag: () => (/* binding */ readObject)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(48161);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __nccwpck_require__(41692);
// EXTERNAL MODULE: ./build/src/model/proxies.js
var proxies = __nccwpck_require__(84091);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __nccwpck_require__(43962);
;// CONCATENATED MODULE: ./build/src/machine/network-of-git.js
/**
 * What git gets to reach a server: the proxy and the authorities that this program's own requests have, so that
 * one setting holds for both. Releases of git and curl read `NO_PROXY` in several ways, so it is decided here.
 */







/** Passed on as they are: where this machine keeps its authorities, and the keys of an SSH agent. */
const PASSED_ON = ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAPATH', 'SSH_AUTH_SOCK'];
/** The files in which systems keep their authorities; one that the environment names comes first. */
const OF_THE_SYSTEM = [
    '/etc/ssl/certs/ca-certificates.crt',
    '/etc/pki/tls/certs/ca-bundle.crt',
    '/etc/ssl/ca-bundle.pem',
    '/etc/ssl/cert.pem',
];
/**
 * Calls `run` with the variables with which git reaches the server at `address`. A file with authorities is
 * there until `run` has ended.
 */
async function withNetwork(address, ports, run) {
    const { environment } = ports;
    const variables = {
        GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
        ...proxyVariables(address, environment),
    };
    for (const name of PASSED_ON) {
        const value = environment[name];
        if (value !== undefined)
            variables[name] = value;
    }
    const added = [ports.caFile, environment['NODE_EXTRA_CA_CERTS']].filter(isNamed);
    const ofGit = environment['GIT_SSL_CAINFO'];
    if (added.length === 0) {
        return run(isNamed(ofGit) ? { ...variables, GIT_SSL_CAINFO: ofGit } : variables);
    }
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-authorities-'));
    try {
        const file = (0,external_node_path_.join)(folder, 'authorities.pem');
        await (0,promises_.writeFile)(file, await readAuthorities(environment, added));
        return await run({ ...variables, GIT_SSL_CAINFO: file });
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
function isNamed(path) {
    return path !== undefined && path.trim() !== '';
}
function proxyVariables(address, environment) {
    const proxy = URL.canParse(address) ? (0,proxies/* proxyFor */.iJ)(new URL(address), environment) : undefined;
    if (proxy === undefined)
        return { NO_PROXY: '*', no_proxy: '*' };
    const used = (0,proxies/* isSocks */.oS)(proxy) ? proxy.value : (proxy.url?.href ?? proxy.value);
    return { https_proxy: used, http_proxy: used, NO_PROXY: '', no_proxy: '' };
}
/** Git replaces its own list by the file that it gets, so everything that is trusted without it is in there. */
async function readAuthorities(environment, added) {
    const named = ['GIT_SSL_CAINFO', 'SSL_CERT_FILE'].map((name) => environment[name]);
    const ofSystem = [...named.filter(isNamed), ...OF_THE_SYSTEM].find((path) => (0,external_node_fs_.existsSync)(path));
    const files = ofSystem === undefined ? added : [ofSystem, ...added];
    const texts = await Promise.all(files.map(async (path) => (0,read_regular/* readRegular */.VX)(path).catch(() => '')));
    return [...external_node_tls_.rootCertificates, ...texts.map((text) => text.trim())].join('\n') + '\n';
}
//# sourceMappingURL=network-of-git.js.map
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __nccwpck_require__(6609);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __nccwpck_require__(34271);
;// CONCATENATED MODULE: ./build/src/machine/ask-git.js
/**
 * Questions to git about a repository. Only this file starts git. Each command names the repository
 * and the work tree, so git never searches for one, and git runs no program that a repository names.
 */





/** Keeps git from running what a configuration can name: hooks, monitors, helpers, background jobs. */
const SAFELY = [
    'core.hooksPath=/dev/null',
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.alternateRefsCommand=:',
    'core.gitProxy=none',
    'core.askPass=',
    'core.quotePath=false',
    'safe.bareRepository=explicit',
    'submodule.recurse=false',
    'fetch.recurseSubmodules=false',
    'maintenance.auto=false',
    'gc.auto=0',
    'protocol.ext.allow=never',
].flatMap((setting) => ['-c', setting]);
/** Turns off the configuration of machine and user, replacement objects, and prompts. */
const VARIABLES = {
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    // The output of git is parsed here, so it must not be translated.
    LC_ALL: 'C',
};
/** Old releases of git ignore GIT_NO_LAZY_FETCH: without any protocol they cannot fetch either. */
const OFFLINE = { ...VARIABLES, GIT_ALLOW_PROTOCOL: '' };
/**
 * Runs a git command about a repository, without network.
 *
 * @returns what git printed; `why` if git failed or the repository belongs to another user
 */
async function askGit(ports, repository, ...args) {
    return ask(ports, repository, { args });
}
/** Does the same as `askGit`, and passes `stdin` to the command. */
async function askGitOf(ports, repository, stdin, ...args) {
    return ask(ports, repository, { args, stdin });
}
/** Reads a file of a commit as bytes; undefined if git does not have it. */
async function readObject(ports, repository, commit, path) {
    const pieces = [];
    const take = (bytes) => void pieces.push(bytes);
    const read = await ask(ports, repository, {
        args: ['cat-file', 'blob', `${commit}:${path}`],
        take,
    });
    return 'text' in read ? Buffer.concat(pieces) : undefined;
}
/** Does the same as `askGit`, but git may reach the server at `address` by its own protocols. */
async function askRemote(ports, repository, address, ...args) {
    return withNetwork(address, ports, (network) => ask(ports, repository, { args, variables: { ...VARIABLES, ...network } }));
}
/** Stops waiting for a server that sends nothing. */
const BOUNDED = [
    '-c',
    'http.lowSpeedLimit=1',
    '-c',
    'http.lowSpeedTime=30',
];
/** The server's program is git's own, even if the configuration of the remote names another. */
const PLAINLY = [
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--upload-pack=git-upload-pack',
];
/**
 * Makes an empty repository for this commit: the length of its id says which hash the repository uses.
 * Resolves to the reason if git could not.
 */
async function makeRepository(repository, commit, ports) {
    const format = commit.length === 64 ? ['--object-format=sha256'] : [];
    const made = await askGit(ports, repository, 'init', '--quiet', '--template=', ...format);
    return 'why' in made ? made.why : undefined;
}
/** Fetches one commit from an address. Resolves to the reason if git has not this very commit afterwards. */
async function fetchCommit(ports, repository, address, commit) {
    const fetch = (...args) => askRemote(ports, repository, address, ...BOUNDED, 'fetch', ...PLAINLY, ...args);
    const alone = await fetch('--depth=1', address, commit);
    // Some servers send branches and tags only.
    const all = 'why' in alone ? await fetch(address, '+refs/*:refs/fetched/*') : alone;
    const name = `${commit}^{commit}`;
    const found = await askGit(ports, repository, 'rev-parse', '--verify', '--quiet', name);
    if ('text' in found && found.text.trim() === commit)
        return undefined;
    return 'why' in all ? firstLine(all.why) : `the repository has no commit ${commit}.`;
}
async function ask(ports, repository, { args, stdin, variables = OFFLINE, take }) {
    const { root, gitDirectory } = repository;
    const refusal = await refuseForeignOwner(ports, repository);
    if (refusal !== undefined)
        return { why: refusal, exitCode: undefined };
    const location = [`--git-dir=${gitDirectory}`, `--work-tree=${root}`];
    return start(ports, [...location, ...SAFELY, ...args], { cwd: root, stdin, variables, take });
}
/** Asks a server for one reference of a repository, without a local clone. */
async function listRemote(ports, address, reference) {
    // Git must not read the repository in which the job works.
    const nowhere = ['--git-dir=/dev/null', '-c', 'credential.helper='];
    const args = [...nowhere, ...SAFELY, 'ls-remote', address, reference];
    return withNetwork(address, ports, (network) => start(ports, args, { cwd: '/', variables: { ...VARIABLES, ...network } }));
}
async function start({ execute, environment }, args, options) {
    try {
        const { exitCode, stdout, stderr } = await execute('git', args, { ...options, environment });
        return exitCode === 0 ? { text: stdout } : { why: stderr.trim(), exitCode };
    }
    catch (error) {
        return { why: (0,error_message/* errorMessage */.g)(error), exitCode: undefined };
    }
}
/**
 * Git skips its check of the owner when a command names the repository, so the check is done here:
 * a repository of another user is refused unless the user's own `safe.directory` lists it.
 *
 * @returns the error that git would print; undefined if the repository may be used
 */
async function refuseForeignOwner(ports, { root, gitDirectory }) {
    const user = process.geteuid?.();
    if (user === undefined)
        return undefined;
    const owners = [user, ...(user === 0 ? [Number(ports.environment['SUDO_UID'] || 0)] : [])];
    const isMine = (path) => {
        const owner = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.uid;
        return owner === undefined || owners.includes(owner);
    };
    if ([root, (0,external_node_path_.join)(root, '.git'), gitDirectory].every(isMine))
        return undefined;
    const safeDirectories = await start(ports, ['config', '--null', '--get-all', 'safe.directory'], 
    // Only the configuration of the user and of the machine is read, not that of the repository.
    { cwd: (0,external_node_path_.dirname)(root), variables: { GIT_DIR: '/dev/null', LC_ALL: 'C' } });
    let trusted = [];
    // As in git, an empty value clears the values before it.
    const values = 'text' in safeDirectories ? safeDirectories.text.split('\0').slice(0, -1) : [];
    for (const value of values)
        trusted = value === '' ? [] : [...trusted, value];
    const isTrusted = trusted.some((path) => path === '*' || path === root || (path.endsWith('/*') && root.startsWith(path.slice(0, -1))));
    return isTrusted ? undefined : `fatal: detected dubious ownership in repository at '${root}'`;
}
/** The first line of a text, '' if it is empty. */
const firstLine = (text) => text.split('\n', 1)[0] ?? '';
/** The value of `unknown` outside of any repository, which is no failure. */
const NO_REPOSITORY = 'there is no git repository';
/**
 * Lists the files that git tracks in the repository at `path`, an absolute path. Files of a submodule
 * belong to the submodule's own repository. A repository that is neither the checkout nor one of its
 * submodules is not asked.
 *
 * @param workspace the directory in which the job works
 * @returns the paths, or why git could not list them
 */
async function listTrackedFiles(path, workspace, ports) {
    const repository = (0,find_repository/* findKnownRepository */.bp)(path, workspace);
    if (repository === undefined) {
        if ((0,find_repository/* findRepository */.W1)(path) === undefined)
            return { unknown: NO_REPOSITORY };
        return {
            unknown: `${path} holds a repository of its own, and only the repository checked out by the job is read`,
        };
    }
    const listed = await askGit(ports, repository, 'ls-files', '-z');
    if ('why' in listed) {
        return { unknown: firstLine(listed.why) || `exit code ${listed.exitCode}` };
    }
    const tracked = new Set(pathsIn(listed.text));
    // A missing index lists no files either, so an empty list proves nothing if the commit has files.
    if (tracked.size === 0 && (await hasFiles(repository, ports))) {
        return { unknown: `its index is missing or empty; \`git reset\` in ${path} creates it` };
    }
    return tracked;
}
/** Whether the commit that is checked out has any files. */
async function hasFiles(repository, ports) {
    const listed = await askGit(ports, repository, 'ls-tree', '--name-only', '-z', 'HEAD');
    return 'text' in listed && listed.text !== '';
}
/** The address of the remote `origin`; `why` if there is none. */
async function originOf(repository, ports) {
    return askGit(ports, repository, 'config', '--get', 'remote.origin.url');
}
/**
 * The changes since the merge base with `target`, of each file that still exists, as hunks without
 * context lines. The list is empty if git does not know `target`.
 */
async function patchesSince(target, repository, ports) {
    const base = await askGit(ports, repository, 'merge-base', 'HEAD', target);
    if ('why' in base)
        return [];
    const stable = ['--no-renames', '--no-relative', '--no-ext-diff', '--no-textconv', '--no-color'];
    const names = ['--unified=0', '--src-prefix=a/', '--dst-prefix=b/'];
    const diff = ['diff-tree', '-r', '-p', ...stable, ...names, base.text.trim(), 'HEAD', '--'];
    const changes = await askGit(ports, repository, ...diff);
    if ('why' in changes)
        return [];
    return changes.text.split(/^diff --git /m).flatMap((text) => {
        const path = /^\+\+\+ b\/(.*?)\t?$/m.exec(text)?.[1];
        return path === undefined ? [] : [{ path, text: text.slice(text.indexOf('\n@@') + 1) }];
    });
}
/** Splits the output of a command with `-z`. */
function pathsIn(output) {
    return output.split('\0').filter((path) => path !== '');
}
//# sourceMappingURL=ask-git.js.map

/***/ }),

/***/ 4643:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  QG: () => (/* binding */ WHY_ENDED),
  vs: () => (/* binding */ endPrograms),
  g7: () => (/* binding */ execute),
  Fo: () => (/* binding */ executeBounded),
  jY: () => (/* binding */ isOnPath),
  I3: () => (/* binding */ passedOn),
  Vo: () => (/* binding */ programsEndedBy)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(31421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/src/machine/alarms.js
var alarms = __nccwpck_require__(7225);
// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __nccwpck_require__(17953);
// EXTERNAL MODULE: ./build/src/machine/program-path.js
var program_path = __nccwpck_require__(60439);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(51455);
;// CONCATENATED MODULE: ./build/src/machine/watch-memory.js
/** Looks at the memory of a program while it runs, because not every system can limit it from outside. */

const PAUSE_MS = 100;
/** Calls `exceeded` once the program has more memory than it may have. Returns what stops the watch. */
function watchMemory({ pid, maxBytes }, exceeded, { residentBytes: ask, every = byTimer }) {
    if (pid === undefined || maxBytes === undefined)
        return () => undefined;
    let isAsking = false;
    const look = async () => {
        if (isAsking)
            return;
        isAsking = true;
        // The process may have ended by now.
        const bytes = await ask(pid).catch(() => undefined);
        isAsking = false;
        if (bytes !== undefined && bytes > maxBytes)
            exceeded();
    };
    return every(PAUSE_MS, () => void look());
}
function byTimer(ms, call) {
    const timer = setInterval(call, ms);
    return () => clearInterval(timer);
}
/**
 * How much memory a process has, in bytes. Linux has it in a file, macOS in the answer of `ps`, and
 * Windows says it nowhere.
 */
async function residentBytes(pid, system, askPs) {
    if (system === 'win32')
        return undefined;
    const kilobytes = system === 'linux'
        ? /^VmRSS:\s*(\d+) kB$/m.exec(await (0,promises_.readFile)(`/proc/${pid}/status`, 'utf8'))?.[1]
        : /\d+/.exec(await askPs(pid))?.[0];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
//# sourceMappingURL=watch-memory.js.map
;// CONCATENATED MODULE: ./build/src/machine/execute.js
/** Starts programs, and ends them. No other file does. */







/**
 * The variables of the job's environment that a program gets: those that it needs to start, to find
 * its home and to write temporary files. None of them holds a token or an input.
 */
const PASSED_ON = [
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'LANG',
    'LC_ALL',
    'LC_CTYPE',
    'TZ',
    'TMPDIR',
    'TEMP',
    'TMP',
    // These are for Windows.
    'PATHEXT',
    'SYSTEMROOT',
    'SYSTEMDRIVE',
    'WINDIR',
    'COMSPEC',
    'USERPROFILE',
    'USERNAME',
];
/** The limit of a program for which the caller names none. */
const TIMEOUT_MS = 5 * 60_000;
/** Runs a program with a small environment, and waits for its end. It rejects if the program cannot be started, or had to be ended. */
const execute = async (program, args, options) => {
    const { cwd, stdin, environment = {}, variables = {}, take } = options;
    const { timeoutMs = TIMEOUT_MS, signal = new AbortController().signal } = options;
    const safe = (0,program_path/* environmentFor */.DD)(environment, cwd);
    const path = findProgram(program, safe);
    const given = { ...passedOn(safe), ...variables };
    if (options.goesOn === true)
        return await startAndLeave(path, args, { cwd, env: given });
    if (external_node_path_.sep !== '/')
        return await executeOnWindows(path, args, { ...options, variables: given });
    const limits = { signal, timeoutMs, maxBytes: Number.POSITIVE_INFINITY };
    const run = { cwd, stdin, variables: given, take, ...limits };
    const { ended, exitCode = -1, ...said } = await runProgram(path, args, run);
    if (ended !== undefined)
        throw new Error(`${program} ${WHY_ENDED[ended]} and was ended.`);
    return { exitCode, ...said };
};
/** There, programs have several file endings, and only the library quotes for all of them. It cannot end one. */
async function executeOnWindows(path, args, options) {
    const { cwd, stdin, variables = {}, take, timeoutMs = TIMEOUT_MS, signal } = options;
    const { getExecOutput } = await __nccwpck_require__.e(/* import() */ 1260).then(__nccwpck_require__.bind(__nccwpck_require__, 81260));
    const late = AbortSignal.timeout(timeoutMs);
    const over = signal === undefined ? late : AbortSignal.any([signal, late]);
    // The package reads this text as a command line.
    const command = `"${path.replaceAll('"', '\\"')}"`;
    const running = getExecOutput(command, [...args], {
        cwd,
        env: { ...variables },
        silent: true,
        ignoreReturnCode: true,
        input: stdin === undefined ? undefined : Buffer.from(stdin),
        listeners: take && { stdout: take },
    });
    return await (0,ended_by/* endedBy */.m)(over, running);
}
/** Starts a program that outlives this one, such as a browser. */
function startAndLeave(path, args, where) {
    const child = (0,external_node_child_process_.spawn)(path, [...args], { ...where, detached: true, stdio: 'ignore' });
    child.unref();
    return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('spawn', () => resolve({ exitCode: 0, stdout: '', stderr: '' }));
    });
}
/** Why a program was ended, as the end of a sentence about it. */
const WHY_ENDED = {
    timeout: 'took too long',
    flood: 'printed too much',
    memory: 'took too much memory',
    aborted: 'was no longer needed',
};
/** Runs a program with limits of time, output and memory, and ends all processes of its group. It rejects only if the program cannot be started. */
const executeBounded = async (program, args, { take, ...options }) => {
    const decoder = new TextDecoder();
    const takeBytes = take && ((bytes) => take(decoder.decode(bytes, { stream: true })));
    const variables = (0,program_path/* environmentFor */.DD)(options.variables, options.cwd);
    const run = { ...options, variables, take: takeBytes };
    const ended = await runProgram(findProgram(program, variables), args, run);
    const rest = decoder.decode();
    if (rest !== '')
        take?.(rest);
    return ended;
};
async function runProgram(path, args, options) {
    const { cwd, stdin, variables, signal, timeoutMs, maxBytes, maxResidentBytes, take } = options;
    const child = (0,external_node_child_process_.spawn)(path, [...args], {
        cwd,
        env: variables,
        // A new process group, so that what the program starts can be ended with it.
        detached: external_node_path_.sep === '/',
        stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    running.add(child);
    // A program may end before it has read everything.
    child.stdin?.on('error', () => undefined).end(stdin);
    const output = { stdout: [], stderr: [] };
    let ended;
    const end = (why) => {
        ended ??= why;
        endGroup(child);
    };
    let bytes = 0;
    for (const name of ['stdout', 'stderr']) {
        child[name]?.on('data', (chunk) => {
            if (ended !== undefined)
                return;
            bytes += chunk.length;
            if (bytes > maxBytes)
                return end('flood');
            output[name].push(chunk);
            if (name === 'stdout')
                take?.(chunk);
        });
    }
    const stopWatching = watchMemory({ pid: child.pid, maxBytes: maxResidentBytes }, () => end('memory'), {
        residentBytes: (pid) => residentBytes(pid, (0,external_node_os_.platform)(), askPs),
    });
    const timer = setTimeout(() => end('timeout'), Math.min(timeoutMs, alarms/* LONGEST_TIMER_MS */.M));
    const abort = () => end('aborted');
    signal.addEventListener('abort', abort);
    try {
        if (signal.aborted)
            abort();
        const exitCode = await whenOver(child);
        return { exitCode, stdout: textOf(output.stdout), stderr: textOf(output.stderr), ended };
    }
    finally {
        running.delete(child);
        clearTimeout(timer);
        stopWatching();
        signal.removeEventListener('abort', abort);
    }
}
/** What `ps` prints about the memory of a process. */
async function askPs(pid) {
    const { signal } = new AbortController();
    const bounds = { signal, timeoutMs: 5_000, maxBytes: 1_000 };
    const args = ['-o', 'rss=', '-p', String(pid)];
    const { stdout } = await executeBounded('/bin/ps', args, { cwd: '/', variables: {}, ...bounds });
    return stdout;
}
/** The same programs; each that still runs ends with the signal. */
function programsEndedBy(over, programs) {
    const orOver = (own) => (own === undefined ? over : AbortSignal.any([own, over]));
    const { execute: run, executeBounded: runBounded } = programs;
    return {
        execute: (program, args, options) => run(program, args, { ...options, signal: orOver(options.signal) }),
        executeBounded: (program, args, options) => runBounded(program, args, { ...options, signal: orOver(options.signal) }),
    };
}
const running = new Set();
/** Ends everything that was started here and still runs, at the end of this process. */
function endPrograms() {
    running.forEach(endGroup);
}
const textOf = (chunks) => Buffer.concat(chunks).toString('utf8');
/** How long its output may go on after a program has exited: something that left its group may hold it. */
const LINGER_MS = 1_000;
/** The exit code, once the program has exited and its output has been read. */
function whenOver(child) {
    return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (code) => {
            endGroup(child);
            const over = () => {
                clearTimeout(timer);
                child.stdout?.destroy();
                child.stderr?.destroy();
                resolve(code ?? undefined);
            };
            const timer = setTimeout(over, LINGER_MS);
            child.once('close', over);
        });
    });
}
/** Windows has no groups: there, only the program itself ends. */
function endGroup(child) {
    if (child.pid === undefined)
        return;
    try {
        if (external_node_path_.sep === '/')
            process.kill(-child.pid, 'SIGKILL');
        else
            child.kill('SIGKILL');
    }
    catch {
        // None of the group is left.
    }
}
/** The variables of the job that a program gets. */
function passedOn(environment) {
    const kept = {};
    for (const [name, value] of Object.entries(environment)) {
        // Windows does not distinguish case in these names.
        const upper = name.toUpperCase();
        if (value === undefined || !PASSED_ON.includes(external_node_path_.sep === '/' ? name : upper))
            continue;
        kept[name] = value;
    }
    return kept;
}
/** A path is taken as it is. A name leads to a program on the PATH. */
function findProgram(program, environment) {
    if (program.includes(external_node_path_.sep))
        return program;
    const executable = (0,program_path/* findOnPath */.aY)(program, environment);
    if (executable === undefined)
        throw new Error(`${program} was not found in PATH`);
    return executable;
}
/** Whether a program would be found. */
function isOnPath(program, environment) {
    return (0,program_path/* findOnPath */.aY)(program, environment) !== undefined;
}
//# sourceMappingURL=execute.js.map

/***/ }),

/***/ 6609:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Di: () => (/* binding */ findAround),
/* harmony export */   I8: () => (/* binding */ findCheckout),
/* harmony export */   JA: () => (/* binding */ isOtherRepository),
/* harmony export */   Mn: () => (/* binding */ isNamedSubmodule),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   _8: () => (/* binding */ openAt),
/* harmony export */   bp: () => (/* binding */ findKnownRepository),
/* harmony export */   eF: () => (/* binding */ realOrSame),
/* harmony export */   u1: () => (/* binding */ findOthersAbove)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _read_regular_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(43962);
/** Finds the repository that a file is part of, from the files alone: git never searches for one. */



/**
 * Finds the repository that the job checked out, from a directory in it. A deeper repository may be
 * part of the pull request's files, so the outermost one counts. A worktree of it replaces it, and a
 * submodule is a part of it.
 *
 * @param workspace the directory in which the job works; directories above it are searched only if
 *   there is no repository in it
 */
function findAround(directory, workspace) {
    const levels = levelsDown(realOrSame(workspace), realOrSame(directory));
    const outermost = levels.find(holdsGit) ?? findCheckout(levels[0] ?? directory);
    const others = [];
    let repository = outermost === undefined ? undefined : openAt(outermost);
    for (const level of levels.slice(levels.indexOf(outermost ?? '') + 1)) {
        if (!holdsGit(level))
            continue;
        const part = repository && others.length === 0 ? partOf(repository, level) : undefined;
        if (part?.kind === 'worktree')
            repository = part;
        else if (part === undefined)
            others.push(level);
    }
    return { repository, others };
}
/** The repository at exactly this path, if it is the job's checkout or a part of it; else undefined. */
function findKnownRepository(path, workspace) {
    const real = realOrSame(path);
    const { repository, others } = findAround(real, workspace);
    if (repository === undefined || others.length > 0)
        return undefined;
    let nearest = repository;
    for (const level of levelsDown(repository.root, real).slice(1)) {
        if (nearest && holdsGit(level))
            nearest = partOf(nearest, level);
    }
    return nearest?.root === real ? nearest : undefined;
}
/** The entries of every bare repository. */
const BARE = ['HEAD', 'objects', 'refs'];
/**
 * Whether a directory is a repository, bare or not, that is neither the job's checkout nor a submodule
 * or worktree of it.
 *
 * @param names the entries of the directory
 */
function isOtherRepository(path, names, workspace) {
    if (!names.includes('.git'))
        return BARE.every((name) => names.includes(name));
    return findKnownRepository(path, workspace) === undefined;
}
/** Other repositories, bare or not, between the workspace and a directory in it: absolute paths, from the top. */
function findOthersAbove(directory, workspace) {
    const levels = levelsDown(realOrSame(workspace), realOrSame(directory));
    return levels.slice(0, -1).filter((at) => isOtherRepository(at, namesIn(at), workspace));
}
function namesIn(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path);
    }
    catch {
        return [];
    }
}
/** The directories from `top` down to `path`, with both; if `path` is not below `top`, those on its own branch. */
function levelsDown(top, path) {
    const levels = [path];
    for (let at = path; at !== top && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) !== at; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if (isBelow(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) !== top)
            break;
        levels.unshift((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));
    }
    return levels;
}
/** Whether a path is this directory, or anywhere in it. Both are absolute. */
function isBelow(path, directory) {
    const inner = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, path);
    return inner !== '..' && !inner.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inner);
}
/**
 * Recognises a submodule or a worktree that git itself made: its file `.git` names a directory inside
 * the outer repository's, and a file in that directory names the path back. A pull request cannot
 * write there, because it only adds files to the work tree.
 *
 * @returns undefined for any other repository at this level
 */
function partOf({ gitDirectory: outer }, level) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(level, '.git'), { throwIfNoEntry: false })?.isFile() !== true)
        return undefined;
    const inner = gitDirectory(level);
    if (inner === undefined)
        return undefined;
    const common = readTextFileSync((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outer, 'commondir'))?.trim();
    const worktrees = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common === undefined ? outer : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(outer, common), 'worktrees') + node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
    if (inner.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outer, 'modules') + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
        const back = /^\s*worktree\s*=\s*(.+?)\s*$/m.exec(readTextFileSync((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(inner, 'config')) ?? '')?.[1];
        const leadsBack = back !== undefined && realOrSame((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(inner, back)) === level;
        return leadsBack ? { root: level, gitDirectory: inner, kind: 'submodule' } : undefined;
    }
    const back = readTextFileSync((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(inner, 'gitdir'))?.trim();
    const isWorktree = inner.startsWith(worktrees) && back !== undefined;
    return isWorktree && realOrSame((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(inner, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(back))) === level
        ? { root: level, gitDirectory: inner, kind: 'worktree' }
        : undefined;
}
/** The repository with this work tree; undefined if there is none. */
function openAt(root) {
    const directory = gitDirectory(root);
    return directory === undefined ? undefined : { root: realOrSame(root), gitDirectory: directory };
}
/** The nearest directory at or above `path` (absolute) with a `.git` in it, or undefined. */
function findRepository(path) {
    for (let at = path;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if (holdsGit(at))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return undefined;
    }
}
function holdsGit(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, '.git'));
        return true;
    }
    catch {
        return false;
    }
}
/**
 * Does the same, but skips submodules: they are part of the outer repository, and a pull request can
 * add one anywhere. Any other checkout inside a repository counts by itself, and so does a worktree.
 */
function findCheckout(path) {
    const nearest = findRepository(path);
    const outer = nearest === undefined || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(nearest) === nearest
        ? undefined
        : findCheckout((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(nearest));
    if (nearest === undefined || outer === undefined)
        return nearest;
    const innerGit = gitDirectory(nearest);
    const outerGit = gitDirectory(outer);
    const isSubmodule = innerGit && outerGit && innerGit.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outerGit, 'modules') + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    return isSubmodule ? outer : nearest;
}
/** `.git` itself; of submodules and worktrees, the directory that the file `.git` names. */
function gitDirectory(repository) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, '.git');
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
        const named = /^gitdir: (.+)$/m.exec((0,_read_regular_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularSync */ .Wy)(path))?.[1];
        return named && node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repository, named.trim()));
    }
    catch {
        return undefined;
    }
}
/**
 * Whether a directory is the place of a submodule that is not checked out, as far as `.gitmodules` of the
 * repository around it says.
 *
 * @param path absolute real path of a directory without a `.git` in it
 */
function isNamedSubmodule(path) {
    const around = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === path ? undefined : findRepository((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    const text = around && readTextFileSync((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(around, '.gitmodules'));
    if (around === undefined || text === undefined)
        return false;
    const inner = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(around, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    const named = Array.from(text.matchAll(/^[ \t]*path[ \t]*=[ \t]*(.*?)[ \t]*\r?$/gm), ([, at]) => at);
    return named.some((at) => at?.replace(/^"(.*)"$/, '$1') === inner);
}
function readTextFileSync(path) {
    try {
        return (0,_read_regular_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularSync */ .Wy)(path);
    }
    catch {
        return undefined;
    }
}
/** The absolute path without links; of a path that does not exist, the absolute path alone. */
function realOrSame(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    }
}
//# sourceMappingURL=find-repository.js.map

/***/ }),

/***/ 60439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ environmentFor),
/* harmony export */   TO: () => (/* binding */ withoutJudgedPrograms),
/* harmony export */   aY: () => (/* binding */ findOnPath)
/* harmony export */ });
/* unused harmony export readPath */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6609);
/**
 * Which directories of PATH may hold the programs that a check starts. None may be in the files that
 * are judged: their author would choose what runs. Real paths decide, and no program is asked.
 */



/** The programs that a check starts. */
const PROGRAMS = ['git', 'opa', 'terraform', 'tofu', 'sentinel', 'unshare'];
/** Directories that belong to the workflow, also where they are inside of its workspace. */
const OF_THE_WORKFLOW = [
    'RUNNER_TEMP',
    'RUNNER_TOOL_CACHE',
    'AGENT_TEMPDIRECTORY',
    'AGENT_TOOLSDIRECTORY',
];
const HERE = { path: node_path__WEBPACK_IMPORTED_MODULE_1__, real: _find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF, isProgram };
/** The directories of PATH that count, in their order, and the entries that do not. */
function readPath(environment, places, system = HERE) {
    const written = environment[nameOfPath(environment, system)] ?? withoutPath(system);
    const directories = [];
    const skipped = [];
    const areas = areasOf(environment, places, system);
    for (const entry of written.split(system.path.delimiter)) {
        const directory = isWindows(system) ? entry.replace(/^"(.*)"$/, '$1') : entry;
        const at = system.path.resolve(places.workingDirectory, directory);
        const programs = PROGRAMS.flatMap((name) => {
            const path = firstIn([at], name, environment, system);
            return path === undefined ? [] : [{ name, path }];
        });
        const why = whySkipped(directory, programs, areas, system);
        if (why === undefined)
            directories.push(directory);
        else
            skipped.push({ entry, why, holds: programs.map(({ name }) => name) });
    }
    return { directories, skipped };
}
/**
 * The environment with a PATH that leads to no program in judged files.
 *
 * @param name gets a sentence for each entry that is left out and holds one of our programs
 */
function withoutJudgedPrograms(environment, places, name, system = HERE) {
    const { directories, skipped } = readPath(environment, places, system);
    if (skipped.length === 0)
        return environment;
    for (const each of skipped)
        if (each.holds.length > 0)
            name(saySkipped(each));
    const path = directories.join(system.path.delimiter);
    return { ...environment, [nameOfPath(environment, system)]: path };
}
/** The environment for a program that runs in `cwd`: what is around that directory is judged. */
function environmentFor(environment, cwd) {
    const places = { judged: [(0,_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I8)(cwd) ?? cwd], workingDirectory: cwd };
    return withoutJudgedPrograms(environment, places, () => undefined);
}
/** The path of a program in the first directory of PATH that has it; undefined if none has. */
function findOnPath(program, environment) {
    const { directories } = readPath(environment, { judged: [], workingDirectory: node_path__WEBPACK_IMPORTED_MODULE_1__.sep });
    return firstIn(directories, program, environment, HERE);
}
function areasOf(environment, { judged }, system) {
    const both = (path) => [path, system.real(path)];
    const isRoot = (path) => system.path.parse(path).root === path;
    return {
        judged: judged.flatMap(both).filter((path) => !isRoot(path)),
        own: OF_THE_WORKFLOW.flatMap((name) => {
            const path = environment[name] ?? '';
            return system.path.isAbsolute(path) ? both(path) : [];
        }),
    };
}
/** The judged directory that a path is in; undefined if it is in none, or if it is the workflow's own. */
function judgedAround(path, { judged, own }, system) {
    const deepest = (directories) => directories
        .filter((directory) => isIn(path, directory, system))
        .reduce((longest, each) => (each.length > longest.length ? each : longest), '');
    const found = deepest(judged);
    return found.length > deepest(own).length ? found : undefined;
}
function isIn(path, directory, { path: names }) {
    const inner = names.relative(directory, path);
    return inner !== '..' && !inner.startsWith(`..${names.sep}`) && !names.isAbsolute(inner);
}
function whySkipped(directory, programs, areas, system) {
    const { path: names } = system;
    if (!names.isAbsolute(directory))
        return 'only absolute entries count';
    // Under these names, each process finds other files.
    if (/^\/+(?:proc|dev)(?:\/|$)/.test(names.normalize(directory))) {
        return 'each process finds another directory there';
    }
    const insideOf = (around) => `inside of ${JSON.stringify(around)}, whose files are judged`;
    const around = judgedAround(directory, areas, system);
    if (around !== undefined)
        return `it is ${insideOf(around)}`;
    for (const { what, path } of [
        { what: 'it', path: directory },
        ...programs.map((each) => ({ what: `its ${each.name}`, path: each.path })),
    ]) {
        const target = system.real(path);
        const there = judgedAround(target, areas, system);
        if (there !== undefined)
            return `${what} leads to ${JSON.stringify(target)}, ${insideOf(there)}`;
    }
    return undefined;
}
function saySkipped({ entry, holds, why }) {
    const shown = entry === '' ? 'an empty entry' : JSON.stringify(entry);
    const programs = holds.join(', ').replace(/, (?=[^,]*$)/, ' and ');
    return `PATH: ${shown} is skipped, so its ${programs} ${holds.length > 1 ? 'are' : 'is'} not run: ${why}. Install programs outside of it.`;
}
function firstIn(directories, program, environment, system) {
    const { PATHEXT = '.COM;.EXE;.BAT;.CMD' } = environment;
    const endings = isWindows(system) ? ['', ...PATHEXT.split(';').filter(Boolean)] : [''];
    for (const directory of directories) {
        for (const ending of endings) {
            const path = system.path.join(directory, program + ending);
            if (system.isProgram(path))
                return path;
        }
    }
    return undefined;
}
/** Windows does not distinguish case in the names of variables. */
function nameOfPath(environment, system) {
    if (!isWindows(system))
        return 'PATH';
    return Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
}
/** Where POSIX systems look without the variable. */
function withoutPath(system) {
    return isWindows(system) ? '' : '/usr/local/bin:/usr/bin:/bin';
}
const isWindows = ({ path: { sep } }) => sep === '\\';
function isProgram(path) {
    try {
        // Most directories do not have it, and an error takes longer than an answer.
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
            return false;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
//# sourceMappingURL=program-path.js.map

/***/ }),

/***/ 43962:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   VX: () => (/* binding */ readRegular),
/* harmony export */   Wy: () => (/* binding */ readRegularSync),
/* harmony export */   js: () => (/* binding */ readBytesSync)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(51455);
/* harmony import */ var _model_ended_by_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(17953);
/**
 * Reads files. Of those that other people may have made, only regular ones, and none that is longer than a
 * person or a job writes: a link may lead to a pipe or a device, and reading that never ends.
 */



/** The longest file that is read if the caller names no limit. */
const LONGEST_BYTES = 64 * 1024 * 1024;
// To open a pipe would wait for its other end. Windows has no such flag, and no such files.
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
/** @throws Error if the file cannot be read, is no regular file, or is too long; with a `code`, as those of node */
async function readRegular(path, maxBytes = LONGEST_BYTES) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, FLAGS);
    try {
        refuseOthers(await file.stat(), path, maxBytes);
        return await file.readFile('utf8');
    }
    finally {
        await file.close();
    }
}
/** Reads a file that a person named: it may be a pipe, as in `<(jq . seed.json)`, and waits for its writer. */
async function readNamed(path, signal) {
    return await (0,_model_ended_by_js__WEBPACK_IMPORTED_MODULE_2__/* .endedBy */ .m)(signal, (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8'));
}
/** Does the same as `readRegular`, and nothing else goes on meanwhile. */
function readRegularSync(path, maxBytes = LONGEST_BYTES) {
    return readBytesSync(path, maxBytes).toString('utf8');
}
/** Does the same as `readRegularSync`, for a file that may be no text. */
function readBytesSync(path, maxBytes = LONGEST_BYTES) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, FLAGS);
    try {
        refuseOthers((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file), path, maxBytes);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function refuseOthers(stats, path, maxBytes) {
    if (!stats.isFile())
        throw refusal('EINVAL', `${path} is no regular file`);
    if (stats.size > maxBytes)
        throw refusal('EFBIG', `${path} has more than ${maxBytes} bytes`);
}
function refusal(code, message) {
    return Object.assign(new Error(message), { code });
}
//# sourceMappingURL=read-regular.js.map

/***/ }),

/***/ 69233:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(58500);
/** The machine's own time. */

/** Makes the clock of this machine. */
function systemClock() {
    return {
        now: () => performance.now(),
        date: () => new Date(),
        sleep: async (ms, signal) => {
            try {
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, signal ? { signal } : {});
            }
            catch (error) {
                throw signal?.aborted ? signal.reason : error;
            }
        },
    };
}
//# sourceMappingURL=system-clock.js.map

/***/ }),

/***/ 5185:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TR: () => (/* binding */ CI_HOSTS),
/* harmony export */   qX: () => (/* binding */ HOSTS_WITH_PAGES),
/* harmony export */   sG: () => (/* binding */ isSecretOfCiHost)
/* harmony export */ });
/**
 * What each CI host says of itself: how its jobs are recognized, which of their variables no other program
 * gets, and what `init` and the pages say. What it does is in `hosts/NAME.ts`, which takes longer to load
 * than packing a small repository.
 */
/**
 * The first host with a variable that is set counts. Gitea and Forgejo set GitHub's variable, too, so
 * they come first.
 */
const CI_HOSTS = [
    {
        name: 'forgejo',
        title: 'Forgejo',
        variable: 'FORGEJO_ACTIONS',
        root: 'GITHUB_WORKSPACE',
        secrets: ['FORGEJO_*'],
        documentation: 'https://forgejo.org/docs/latest/user/actions/',
        tried: 'a strict stand-in made from its documentation',
    },
    {
        name: 'gitea',
        title: 'Gitea',
        variable: 'GITEA_ACTIONS',
        root: 'GITHUB_WORKSPACE',
        secrets: ['GITEA_*'],
        documentation: 'https://docs.gitea.com/usage/actions/actions-variables',
        tried: 'a real Gitea 1.26.0',
        page: {
            title: 'Gitea and Forgejo',
            file: '.gitea/workflows/plangate.yml; on Forgejo it is .forgejo/workflows/plangate.yml.',
        },
    },
    {
        name: 'github',
        title: 'GitHub Actions',
        variable: 'GITHUB_ACTIONS',
        root: 'GITHUB_WORKSPACE',
        secrets: ['GITHUB_*', 'GH_*', 'ACTIONS_*', 'RUNNER_*', 'INPUT_*'],
        documentation: 'https://docs.github.com/en/actions/reference/workflows-and-actions/variables',
        tried: "the bundles in [act](https://github.com/nektos/act) 0.2.89 (Node.js 24), against a stand-in that checks every request with GitHub's own API description",
    },
    {
        name: 'gitlab',
        title: 'GitLab',
        variable: 'GITLAB_CI',
        root: 'CI_PROJECT_DIR',
        secrets: ['GITLAB_*', 'CI_JOB_TOKEN'],
        documentation: 'https://docs.gitlab.com/ci/variables/predefined_variables/',
        tried: 'a strict stand-in made from its documentation',
        page: {
            file: '.gitlab-ci.yml',
            secrets: 'Settings → CI/CD → Variables, both masked: TF_API_TOKEN, and GITLAB_TOKEN for the note.',
            template: `plangate:
  image: IMAGE
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  script:
    - |
      SCRIPT
  artifacts:
    when: always
    paths: [plangate-reports]
    reports:
      junit: plangate-reports/junit.xml
      codequality: plangate-reports/code-quality.json
      terraform: plangate-reports/terraform.json
      annotations: plangate-reports/annotations.json
      dotenv: plangate-reports/verdict.env
`,
        },
    },
    {
        name: 'azure',
        title: 'Azure Pipelines',
        variable: 'TF_BUILD',
        root: 'BUILD_SOURCESDIRECTORY',
        secrets: ['SYSTEM_ACCESSTOKEN'],
        documentation: 'https://learn.microsoft.com/en-us/azure/devops/pipelines/build/variables',
        tried: 'a strict stand-in made from its documentation',
        page: {
            file: 'azure-pipelines.yml',
            secrets: 'Secret variable: TF_API_TOKEN. The build service needs "Contribute to pull requests" for the thread.',
            template: `pool: { vmImage: ubuntu-latest }
container: IMAGE
steps:
  - checkout: self
    persistCredentials: false
  - script: |
      SCRIPT
    name: plangate
    displayName: Policy gate
    env:
      TF_API_TOKEN: $(TF_API_TOKEN)
      SYSTEM_ACCESSTOKEN: $(System.AccessToken)
  - task: PublishTestResults@2
    condition: always()
    inputs:
      testResultsFormat: JUnit
      testResultsFiles: plangate-reports/junit.xml
      testRunTitle: Policies
`,
        },
    },
    {
        name: 'bitbucket',
        title: 'Bitbucket',
        variable: 'BITBUCKET_BUILD_NUMBER',
        root: 'BITBUCKET_CLONE_DIR',
        secrets: ['BITBUCKET_*'],
        documentation: 'https://support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets/',
        tried: 'a strict stand-in made from its documentation',
        page: {
            file: 'bitbucket-pipelines.yml',
            secrets: 'Repository settings → Repository variables, secured: TF_API_TOKEN.',
            reports: 'test-results',
            template: `image: IMAGE
pipelines:
  pull-requests:
    '**':
      - step:
          name: Policy gate
          script:
            - |
              SCRIPT
`,
        },
    },
    {
        name: 'circleci',
        title: 'CircleCI',
        variable: 'CIRCLECI',
        root: 'CIRCLE_WORKING_DIRECTORY',
        secrets: ['CIRCLE_TOKEN', 'CIRCLE_OIDC_*'],
        documentation: 'https://circleci.com/docs/reference/variables/',
        tried: 'environments made from its documentation',
        page: {
            file: '.circleci/config.yml',
            secrets: 'Organization settings → Contexts, "hcp-terraform": TF_API_TOKEN.',
            template: `version: 2.1
jobs:
  policy-gate:
    docker:
      - image: IMAGE
    steps:
      - checkout
      - run: |
          SCRIPT
      - store_test_results: { path: plangate-reports/junit.xml }
      - store_artifacts: { path: plangate-reports }
workflows:
  pull-requests:
    jobs:
      - policy-gate: { context: hcp-terraform }
`,
        },
    },
    {
        name: 'buildkite',
        title: 'Buildkite',
        variable: 'BUILDKITE',
        root: 'BUILDKITE_BUILD_CHECKOUT_PATH',
        secrets: ['BUILDKITE_AGENT_*'],
        documentation: 'https://buildkite.com/docs/pipelines/configure/environment-variables',
        tried: 'environments made from its documentation',
    },
    {
        name: 'jenkins',
        title: 'Jenkins',
        variable: 'JENKINS_URL',
        root: 'WORKSPACE',
        secrets: ['JENKINS_*'],
        documentation: 'https://www.jenkins.io/doc/book/pipeline/jenkinsfile/',
        tried: 'environments made from its documentation',
        page: {
            file: 'Jenkinsfile',
            language: 'groovy',
            secrets: 'Credentials: secret text "tf-api-token". The agent needs Docker, Jenkins the plugin Docker Pipeline.',
            template: `pipeline {
  agent { docker { image 'IMAGE' } }
  options { skipDefaultCheckout(false) }
  stages {
    stage('Policy gate') {
      when { changeRequest() }
      environment { TF_API_TOKEN = credentials('tf-api-token') }
      steps {
        sh 'SCRIPT'
      }
      post {
        always {
          junit 'plangate-reports/junit.xml'
          recordIssues tool: sarif(pattern: 'plangate-reports/report.sarif')
          archiveArtifacts 'plangate-reports/*'
        }
      }
    }
  }
}
`,
        },
    },
];
/** Hosts with a page of their own: docs/ci/NAME.md. */
const HOSTS_WITH_PAGES = CI_HOSTS.filter((host) => 'page' in host);
/** Whether a variable is one that a program of what is judged must not get. */
function isSecretOfCiHost(variable) {
    const name = variable.toUpperCase();
    const names = CI_HOSTS.flatMap(({ secrets }) => secrets);
    return names.some((secret) => secret.endsWith('*') ? name.startsWith(secret.slice(0, -1)) : name === secret);
}
//# sourceMappingURL=ci-hosts.js.map

/***/ }),

/***/ 90440:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/** The name that is most similar to a misspelt word; undefined if none is similar enough. */
function didYouMean(word, names) {
    let best;
    let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
    for (const name of names) {
        const distance = editDistance(word.slice(0, 60), name.slice(0, 60));
        if (distance >= bestDistance)
            continue;
        best = name;
        bestDistance = distance;
    }
    return best;
}
/** Counts insertions, deletions, replacements and swaps of neighbouring letters. */
function editDistance(a, b) {
    /** `rows[row][column]`: distance from the first `row` letters of `a` to the first `column` letters of `b`. */
    const rows = [];
    const at = (row, column) => rows[row]?.[column] ?? Infinity;
    for (let row = 0; row <= a.length; row++) {
        rows.push([row]);
        for (let column = 1; column <= b.length; column++) {
            const same = a[row - 1] === b[column - 1];
            const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
            const cost = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1), swapped ? at(row - 2, column - 2) + 1 : Infinity);
            rows[row]?.push(cost);
        }
    }
    return at(a.length, b.length);
}
//# sourceMappingURL=did-you-mean.js.map

/***/ }),

/***/ 17953:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ TimeIsUp),
/* harmony export */   m: () => (/* binding */ endedBy)
/* harmony export */ });
/** Ends a wait from outside, whether or not what is waited for knows about signals. */
/** Why a wait was ended: there was no time left. */
class TimeIsUp extends Error {
    name = 'TimeIsUp';
    constructor() {
        super('The time for this was over, and something on this machine had not ended: git, another program, or the reading of a file.');
    }
}
/**
 * Waits for `work` until the signal is aborted. What `work` comes to after that is ignored.
 *
 * @returns what `work` resolves to
 * @throws the signal's reason once it is aborted, or what `work` rejects with
 */
async function endedBy(signal, work) {
    // Otherwise a late failure would end the process.
    work.catch(() => undefined);
    signal.throwIfAborted();
    let onAbort = () => undefined;
    const ended = new Promise((resolve) => {
        onAbort = resolve;
        signal.addEventListener('abort', onAbort, { once: true });
    }).then(() => {
        throw signal.reason;
    });
    try {
        return await Promise.race([work, ended]);
    }
    finally {
        signal.removeEventListener('abort', onAbort);
    }
}
//# sourceMappingURL=ended-by.js.map

/***/ }),

/***/ 34271:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ errorMessage)
/* harmony export */ });
/**
 * The message of whatever was thrown, for people.
 *
 * @param error any value: an error of another realm is no instance of this realm's `Error`
 */
function errorMessage(error) {
    const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
    return String(hasMessage ? error.message : error);
}
//# sourceMappingURL=error-message.js.map

/***/ }),

/***/ 62056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ environmentSecrets),
/* harmony export */   w: () => (/* binding */ concealedIn)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(54638);

const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY)$/;
/** In a text, shorter values would be found by chance. */
const SHORTEST_IN_FILES = 16;
/**
 * Values that must not be inside a file that is sent.
 *
 * @param named names of the variables, besides `TF_TOKEN_…`
 */
function environmentSecrets(environment, named = SECRET_NAME) {
    return valuesOf(environment, (name) => named.test(name), SHORTEST_IN_FILES);
}
/** `STATE_…` is what an earlier step of an action saved: ids, never secrets. `PWD` alone is a directory. */
const CONCEALED_NAME = /^(?!STATE_)(?:.*[_-])?(?:[A-Z]*(?:TOKEN|PASSWORD)|SECRET(?:[_-]ID)?|PASSWD|(?<=[_-])PWD|PASSPHRASE|PAT|JWT|AUTH|BEARER|WEBHOOK(?:[_-]URL)?|CREDENTIALS?|(?:API|ACCESS|ACCOUNT|STORAGE|PRIVATE|SEAL|SECRET|SIGNING|ENCRYPTION|DEPLOY)[_-]?KEY)(?:[_-]?(?:V?\d+|RO|RW))?$/i;
const SHORTEST_IN_REPORTS = 8;
/** `postgres` as a password: without it, no report could be read. */
const COMMON = /^[a-z]{1,12}$/;
/**
 * Values that no report and no log shows, although a service or a plan may repeat them: those of variables
 * with such a name, logins in addresses, and what a text calls a password. A short value of letters alone is shown: it reads like a common word.
 */
function concealedIn(environment) {
    const named = valuesOf(environment, (name) => CONCEALED_NAME.test(name), SHORTEST_IN_REPORTS);
    const logins = Object.entries(environment)
        .flatMap(([name, value = '']) => [
        ...loginsIn(PROXY.test(name) ? withScheme(value) : value),
        ...writtenIn(value),
    ])
        .flatMap((login) => [login, (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .decoded */ .DH)(login)])
        .filter(({ length }) => length >= SHORTEST_IN_REPORTS);
    return [...new Set([...named, ...logins])].filter((value) => !COMMON.test(value));
}
const PROXY = /^(?:https?|all)_proxy$/i;
function withScheme(address) {
    return address.includes('://') ? address : `http://${address}`;
}
/** The passwords in the addresses of a text. A user without a password may be a token: then it has a digit. */
function loginsIn(text) {
    return Array.from(text.matchAll(/:\/\/([^\s/?#"']*)@/g)).flatMap(([, login = '']) => {
        const [user = '', ...password] = login.split(':');
        return password.join(':') || (/\d/.test(user) ? user : []);
    });
}
/** As git's settings, the file of logins of curl, Docker's registries and HCL write them. */
const WRITTEN = [
    /\bauthorization:\s*\w+\s+([^\s'"]+)/gi,
    /\bpassword\s+(\S+)/g,
    /\b(?:auth|(?:identity_?)?token|pass(?:word|phrase)|(?:access|api|secret)_key)["']?\s*[:=]\s*"([^"]+)"/gi,
];
function writtenIn(text) {
    return WRITTEN.flatMap((form) => Array.from(text.matchAll(form), ([, secret = '']) => secret));
}
function valuesOf(environment, isSecret, shortest) {
    return Object.entries(environment)
        .filter(([name]) => isSecret(name) || name.startsWith('TF_TOKEN_'))
        .map(([, value]) => value?.trim() ?? '')
        .filter(({ length }) => length >= shortest);
}
//# sourceMappingURL=job-secrets.js.map

/***/ }),

/***/ 84091:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Iz: () => (/* binding */ proxiesIn),
/* harmony export */   iJ: () => (/* binding */ proxyFor),
/* harmony export */   oS: () => (/* binding */ isSocks)
/* harmony export */ });
/** The first variable that is set counts. The last one is for those who set `HTTP_PROXY` alone. */
const VARIABLES = {
    'https:': ['https_proxy', 'all_proxy', 'http_proxy'],
    'http:': ['http_proxy', 'all_proxy'],
};
/** @returns the proxy through which a URL is asked for; undefined if it is asked for directly */
function proxyFor(url, environment) {
    const proxy = namedProxy(VARIABLES[url.protocol] ?? [], environment);
    if (proxy === undefined)
        return undefined;
    return isExempt(url, valueOf('no_proxy', environment)) ? undefined : proxy;
}
/** All proxies that the environment names, with values that are no addresses. */
function proxiesIn(environment) {
    return ['https_proxy', 'http_proxy', 'all_proxy'].flatMap((name) => namedProxy([name], environment) ?? []);
}
/** As curl and git read a variable: the name in lower case counts first, and an empty value is none. */
function valueOf(name, environment) {
    return environment[name]?.trim() || environment[name.toUpperCase()]?.trim() || '';
}
function namedProxy(names, environment) {
    const name = names.find((each) => valueOf(each, environment) !== '');
    if (name === undefined)
        return undefined;
    const value = valueOf(name, environment);
    const url = parseProxy(value);
    const isUsable = url !== undefined && /^https?:$/.test(url.protocol);
    return {
        variable: name.toUpperCase(),
        value,
        url: isUsable ? url : undefined,
        host: url?.host ?? '',
    };
}
/** Without a scheme, as in `proxy:3128`, it is asked over http, as curl and Go do. */
function parseProxy(value) {
    const address = value.includes('://') ? value : `http://${value}`;
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    return url.hostname === '' ? undefined : url;
}
/** Whether a proxy speaks SOCKS, which git can use and this program cannot. */
function isSocks({ value }) {
    return /^socks\w*:\/\//i.test(value);
}
/**
 * Whether a URL is asked for without a proxy.
 *
 * @param noProxy names, addresses and ranges in CIDR form, separated by commas; most can have a port
 */
function isExempt({ hostname, port, protocol }, noProxy) {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    const address = parseAddress(host);
    if (host === 'localhost' || (address !== undefined && isLoopbackAddress(address)))
        return true;
    const portOfUrl = port || (protocol === 'https:' ? '443' : '80');
    return noProxy
        .toLowerCase()
        .split(',')
        .map((entry) => entry.trim())
        .some((entry) => entry !== '' && matches(entry, { host, address, port: portOfUrl }));
}
function matches(entry, { host, address, port }) {
    if (entry === '*')
        return true;
    const range = parseRange(entry);
    if (range !== undefined)
        return address !== undefined && isInside(address, range);
    const [name, only] = splitPort(entry) ?? [entry, ''];
    if (only !== '' && only !== port)
        return false;
    const exact = parseAddress(name);
    if (exact !== undefined)
        return address !== undefined && String(exact) === String(address);
    if (name === '' || address !== undefined)
        return false;
    const end = name.startsWith('*.') ? name.slice(1) : name;
    const ascii = inAscii(end.replace(/^\./, ''));
    return host.endsWith(`.${ascii}`) || (!end.startsWith('.') && host === ascii);
}
/** `host:port` or `[host]:port`; undefined for everything else, such as IPv6 without brackets. */
function splitPort(entry) {
    const [, bracketed, plain, port = ''] = /^(?:\[([^[\]]*)\]|([^:[\]]*)):([^:[\]]*)$/.exec(entry) ?? [];
    const host = bracketed ?? plain;
    return host === undefined ? undefined : [host, port];
}
/** Names in other scripts are compared in the form in which `URL` has them. */
function inAscii(name) {
    // eslint-disable-next-line no-control-regex -- All of ASCII.
    if (/^[\x00-\x7f]*$/.test(name))
        return name;
    return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}
const NUMBER = '(?:0|[1-9][0-9]{0,2})';
const IPV4 = new RegExp(`^${NUMBER}(?:\\.${NUMBER}){3}$`);
function parseAddress(text) {
    const bytes = bytesOf(text);
    return bytes && withoutMapping(bytes);
}
function bytesOf(text) {
    if (IPV4.test(text)) {
        const bytes = text.split('.').map(Number);
        return bytes.every((byte) => byte <= 255) ? bytes : undefined;
    }
    if (!/^[0-9a-f:.]*:[0-9a-f:.]*$/.test(text) || !URL.canParse(`http://[${text}]`))
        return undefined;
    const [before = '', after] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
    const groupsIn = (part) => (part === '' ? [] : part.split(':'));
    const first = groupsIn(before);
    const last = groupsIn(after ?? '');
    const zeros = Array(8 - first.length - last.length).fill('0');
    return [...first, ...zeros, ...last]
        .map((group) => Number.parseInt(group, 16))
        .flatMap((group) => [group >> 8, group & 0xff]);
}
const MAPPED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff];
function withoutMapping(bytes) {
    const isMapped = bytes.length === 16 && MAPPED.every((byte, at) => bytes[at] === byte);
    return isMapped ? bytes.slice(12) : bytes;
}
function isLoopbackAddress(address) {
    return address.length === 4
        ? address[0] === 127
        : address.every((byte, at) => byte === (at === 15 ? 1 : 0));
}
function parseRange(entry) {
    const [, text = '', digits = ''] = /^([^/]+)\/([0-9]{1,6})$/.exec(entry) ?? [];
    const bytes = bytesOf(text);
    const bits = Number(digits);
    if (bytes === undefined || bits > bytes.length * 8)
        return undefined;
    const masked = bytes.map((byte, at) => byte & maskOf(at, bits));
    const address = withoutMapping(masked);
    return { address, bits: bits - (masked.length - address.length) * 8 };
}
function isInside(address, range) {
    return (address.length === range.address.length &&
        address.every((byte, at) => (byte & maskOf(at, range.bits)) === range.address[at]));
}
/** Which bits of the byte at this place belong to the range. */
function maskOf(at, bits) {
    const inByte = Math.min(8, Math.max(0, bits - at * 8));
    return (0xff << (8 - inByte)) & 0xff;
}
//# sourceMappingURL=proxies.js.map

/***/ }),

/***/ 54638:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  ju: () => (/* binding */ base64Of),
  gE: () => (/* binding */ createSecrets),
  DH: () => (/* binding */ decoded),
  mb: () => (/* binding */ searchablePieces),
  BF: () => (/* binding */ secretsOfLog)
});

;// CONCATENATED MODULE: ./build/src/model/plain-words.js
/** Words of the options, commands and links of this program. Made by `npm run docs`. */
const WORDS = `
a about access accessible acme actions admin advisory
affected against agent all allow although an and another
answer answered api app appeared applied apply archive are
as asked at attributes authentication auto aws backing bash
be before blob block both branch bring but by byte cache
can cancel canceled cannot carries certificate chain change
changes check checkout checks choose ci clones cloud code
com combine command commands comment comments commit
compared compatible complete completion completions config
configuration confirmation contained control could counts
credential data days db delete demonstrations destroy
destroys determine did different digest directories
directory discarded dispatch do docs documentation does
download drift empty end engine enterprise errored
evaluated event example except execution failed fails
faults file files find first fish follows footer for fork
forks form found gate gated gates get git github gitlab got
group guard gz has have hcp head header holds host https id
if ignore in include infra infrastructure ingress input
instance integration io is issue it its itself job jobs
json judged judges kept key killed know knowing lacks later
latest leads left like limit links list lists local locking
look looks made main maintain managed mandatory marker
matrix max may md members might missing mocks mode module
more must n names needs network newer no none not nothing
object of older on one only operation options or
organization organizations other out outputs over override
overrides own packed part partial pass path permanently
plan plangate planned platform plugin policies policy pool
publishing pull push quality queue rate rc reach reached
read recreate refresh refused replacements report reported
reports repositories repository request requested requests
require resource restore result role run runs sarif save
say says scripts sealed secrets see self service settings
share shows signed single so soft speculative speculatively
start started starts state still strategy submodules
superseded tar team terraform terraformignore tf than that
the their there things this time timeout title tls to token
tokens tracked troubleshooting trust trusted two unable
undecided unknown unreadable unrecognized untracked
untrusted up updated upload uploaded url use used verify
version versions waited was were what when where whether
which while whole whose wiki with without workflow
workflows workspace workspaces writing written yet yml
`;
const PLAIN_WORDS = new Set(WORDS.trim().split(/\s+/));
//# sourceMappingURL=plain-words.js.map
// EXTERNAL MODULE: ./build/src/model/verdict.js
var verdict = __nccwpck_require__(83538);
;// CONCATENATED MODULE: ./build/src/model/secrets.js
/**
 * Values that must not be shown. They are recognised in each form in which a service may echo them:
 * whole or cut, unchanged, encoded for an address or for JSON, or in base64 at any offset. The secret
 * part of a signed address is its path and its query; its host is not secret.
 *
 * A part of a secret stays if it is made of words of this program's own texts only: a made-up secret
 * must not take the word `organization` out of every sentence, command and link.
 */


const SHORTEST = 6;
const VERDICT_WORDS = new Set(verdict/* VERDICTS */.bk);
/** Any so many characters in a row of a random secret are recognised. */
const PART = 12;
/** Makes a collection of secrets. Text is concealed with all that were kept before. */
function createSecrets(values = []) {
    const kept = new Set();
    const short = [];
    const forms = new Map();
    const steps = createSteps();
    const secrets = {
        keep(value) {
            if (value.length < SHORTEST || VERDICT_WORDS.has(value))
                return false;
            if (kept.has(value))
                return true;
            kept.add(value);
            for (const form of formsOf(value)) {
                const part = form.text.slice(form.anchor, form.anchor + PART);
                if (part.length < PART)
                    short.push(form.text);
                else {
                    forms.set(part, (forms.get(part) ?? []).concat(form));
                    steps.add(part);
                }
            }
            return true;
        },
        conceal(text) {
            if (kept.size === 0)
                return text;
            const spans = [];
            for (let at = steps.next(text, 0); at >= 0; at = steps.next(text, at + 1)) {
                for (const form of forms.get(text.slice(at, at + PART)) ?? []) {
                    const span = extend(text, at, form);
                    const missing = form.text.length - (span[1] - span[0]);
                    const isOwn = missing >= SHORTEST && isPlainText(text, span);
                    if (missing === 0 || (!form.whole && !isOwn))
                        spans.push(span);
                }
            }
            return short.reduce((shown, form) => shown.replaceAll(form, '***'), cover(text, spans));
        },
        concealAll: (value) => mapStrings(value, (text) => secrets.conceal(text)),
    };
    for (const value of values)
        secrets.keep(value);
    return secrets;
}
/** A collection of secrets, which the log of the job conceals from now on as well. */
function secretsOfLog(log, values) {
    for (const value of values)
        log.secret(value);
    return createSecrets(values);
}
/** How many characters decide how far a search can step. */
const BLOCK = 3;
/**
 * Finds where one of many parts may begin, without a look at each character: the last characters of a
 * window say how far away the next part can be at least (Wu and Manber, 1994).
 */
function createSteps() {
    const stepAfter = new Uint8Array(2 ** 16).fill(PART - BLOCK + 1);
    const hashAt = (text, end) => (text.charCodeAt(end - 1) ^
        (text.charCodeAt(end - 2) << 5) ^
        (text.charCodeAt(end - 3) << 10)) &
        0xffff;
    return {
        add(part) {
            for (let end = BLOCK; end <= PART; end++) {
                const hash = hashAt(part, end);
                stepAfter[hash] = Math.min(stepAfter[hash] ?? 0, PART - end);
            }
        },
        /** The first place at or after `from` where a part may begin; -1 if there is none. */
        next(text, from) {
            for (let end = from + PART; end <= text.length;) {
                const step = stepAfter[hashAt(text, end)] ?? 0;
                if (step === 0)
                    return end - PART;
                end += step;
            }
            return -1;
        },
    };
}
/** How far `text` agrees with the form before and after the part that was found at `at`. */
function extend(text, at, { text: form, anchor }) {
    let before = 0;
    while (before < Math.min(at, anchor) && text[at - before - 1] === form[anchor - before - 1]) {
        before++;
    }
    let length = PART;
    while (anchor + length < form.length && text[at + length] === form[anchor + length])
        length++;
    return [at - before, at + length];
}
const IS_WORD = /^[A-Za-z0-9]$/;
/** Whether every word of the text that is in the span, wholly or in part, is one of our own texts. */
function isPlainText(text, [from, to]) {
    let start = from;
    let end = to;
    while (IS_WORD.test(text[start] ?? '') && IS_WORD.test(text[start - 1] ?? ''))
        start--;
    while (IS_WORD.test(text[end - 1] ?? '') && IS_WORD.test(text[end] ?? ''))
        end++;
    const words = text.slice(start, end).split(/[^A-Za-z0-9]+/);
    return words.every((word) => word === '' || isPlainWord(word.toLowerCase()));
}
function isPlainWord(word) {
    return PLAIN_WORDS.has(word) || PLAIN_WORDS.has(word.replace(/s$/, ''));
}
/** Replaces these spans of the text by `***`; spans that overlap count as one. */
function cover(text, spans) {
    let shown = '';
    let done = -1;
    for (const [from, to] of spans.sort(([one], [other]) => one - other)) {
        if (from > done)
            shown += `${text.slice(Math.max(done, 0), from)}***`;
        done = Math.max(done, to);
    }
    return shown + text.slice(Math.max(done, 0));
}
function formsOf(value) {
    const address = toAddress(value);
    if (address === undefined) {
        return [...spellingsOf(value), ...base64Of(value)].flatMap((text) => anchored(text, text, 48));
    }
    const { pathname, search } = address;
    const path = pathname + search;
    const pieces = piecesOf(value);
    // Every poll of a run brings one more address, so each has few anchors.
    const spellings = [value, encodeURIComponent(value), value.replaceAll('/', '\\/')];
    return [
        ...spellings.flatMap((text) => pieces.flatMap((piece) => anchored(text, piece, 8))),
        ...[...pieces.flatMap(spellingsOf), ...base64Of(path)].flatMap((text) => anchored(text, text, 8)),
        ...[value, path, pathname, search]
            .filter(({ length }) => length >= PART)
            .map((text) => ({ text, anchor: 0, whole: true })),
    ];
}
/** Forms of `text` with anchors at the beginning, the end and between them of `piece`; none if `piece` is not in it. */
function anchored(text, piece, most) {
    const first = text.indexOf(piece);
    if (first < 0)
        return [];
    const last = first + Math.max(0, piece.length - PART);
    const step = Math.ceil(piece.length / most);
    const anchors = Array.from({ length: Math.ceil((last - first) / step) }, (_, n) => first + n * step);
    return [...anchors, last].map((anchor) => ({ text, anchor, whole: false }));
}
/** A signed address, as a service gives it: absolute, or on its own origin. */
function toAddress(value) {
    const address = /^(?:https?:\/)?\//i.test(value) && URL.canParse(value, 'http://host');
    return address ? new URL(value, 'http://host') : undefined;
}
/** The parts of a secret that a runner has to mask besides the whole; it knows encodings itself. */
function searchablePieces(value) {
    const pieces = [...new Set(piecesOf(value))];
    return pieces.length === 0 ? [value] : pieces;
}
/** The random parts of an address; none of any other text. */
function piecesOf(value) {
    const { pathname, search } = toAddress(value) ?? new URL('http://host');
    const values = search.split('&').map((pair) => pair.slice(pair.indexOf('=') + 1));
    return [...pathname.split('/'), ...values].filter(isOpaque);
}
/** Whether a text is long and random, and neither an id of the API nor a name: those are not secret. */
function isOpaque(text) {
    if (text.length < 20 || /^[a-z]+-[A-Za-z0-9]{16}$/.test(text))
        return false;
    if (/^[0-9a-f-]{32,}$/i.test(text))
        return true;
    const kinds = (part) => [/[0-9]/, /[a-z]/, /[A-Z]/].filter((kind) => kind.test(part));
    const runs = text.split(/[^A-Za-z0-9]+/).filter(({ length }) => length >= PART);
    return kinds(text).length === 3 || runs.some((run) => kinds(run).length > 1);
}
/** The text unchanged, encoded for an address, and encoded for JSON. */
function spellingsOf(text) {
    const escaped = encodeURIComponent(text);
    const lower = escaped.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
    return [...new Set([text, decoded(text), escaped, lower, JSON.stringify(text).slice(1, -1)])];
}
/** A text as it was before it was encoded for an address; the text itself if it was not. */
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** The part of its base64 that is the same at each of the three offsets, in both alphabets. */
function base64Of(text) {
    const bytes = Buffer.from(text);
    return [0, 1, 2].flatMap((shift) => {
        const from = Math.ceil((8 * shift) / 6);
        const to = Math.floor((8 * (shift + bytes.length)) / 6);
        const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
        const both = new Set([shifted.toString('base64'), shifted.toString('base64url')]);
        return Array.from(both, (all) => all.slice(from, to));
    });
}
function mapStrings(value, change) {
    if (typeof value === 'string')
        return change(value);
    if (Array.isArray(value))
        return value.map((item) => mapStrings(item, change));
    if (typeof value !== 'object' || value === null || !isPlain(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [
        OWN_FIELD.test(key) ? key : change(key),
        mapStrings(item, change),
    ]));
}
/** A field of this program. It is read by its name, which a secret must not change. */
const OWN_FIELD = /^[a-z]+(?:[A-Z][a-z]+)*$/;
function isPlain(value) {
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null;
}
//# sourceMappingURL=secrets.js.map

/***/ }),

/***/ 83538:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   QZ: () => (/* binding */ worst),
/* harmony export */   bk: () => (/* binding */ VERDICTS),
/* harmony export */   gf: () => (/* binding */ isGreen)
/* harmony export */ });
/** The words of a verdict. Only `decide` (decide.ts) makes a verdict; nothing changes it afterwards. */
/** From best to worst. The verdict on several workspaces is the worst of their verdicts. */
const VERDICTS = [
    'passed',
    'advisory',
    'overridden',
    'needs-override',
    'blocked',
    'errored',
    'undecided',
    'canceled',
];
/** The worst of these verdicts; `passed` if there are none. */
function worst(words) {
    return words.reduce((worse, word) => (VERDICTS.indexOf(word) > VERDICTS.indexOf(worse) ? word : worse), 'passed');
}
/**
 * Whether a job with this verdict passes.
 *
 * @param failOn `never` accepts policy failures, and no verdict that is uncertain
 */
function isGreen(word, failOn = 'mandatory') {
    switch (word) {
        case 'passed':
        case 'overridden':
            return true;
        case 'advisory':
            return failOn !== 'advisory';
        case 'needs-override':
        case 'blocked':
            return failOn === 'never';
        case 'errored':
        case 'undecided':
        case 'canceled':
            return false;
    }
}
/**
 * The exit code of a command. If workspaces with the worst verdict could not be judged, the cause
 * decides the code: bad input first, then a refusal of the service, then the network.
 */
function exitCodeOf({ verdict, workspaces }, failOn, signal = 'SIGINT') {
    const { word } = verdict;
    if (isGreen(word, failOn))
        return 0;
    if (word === 'canceled' && signal === 'SIGTERM')
        return 143;
    if (word !== 'undecided')
        return CODES[word];
    const failures = workspaces
        .filter((workspace) => workspace.verdict.word === word)
        .map(({ failure }) => failure?.kind);
    if (failures.includes('input') || failures.includes('archive'))
        return 2;
    if (failures.includes('refused'))
        return 6;
    return failures.includes('network') ? 7 : CODES[word];
}
/** Exit codes of verdicts that are not green; `fail-on` can make a good one fail. */
const CODES = {
    passed: 1,
    advisory: 1,
    overridden: 1,
    'needs-override': 3,
    blocked: 1,
    errored: 4,
    undecided: 5,
    canceled: 130,
};
//# sourceMappingURL=verdict.js.map

/***/ }),

/***/ 55603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/* unused harmony export ON_NPM */
/** The version of this tool: `npm run compile` writes it from package.json. */
const VERSION = '0.9.0';
/**
 * Whether this project owns the name `plangate` on npm. Until then, no page and no message may name
 * the npm package: another owner of the name could run code with the users' tokens
 * (docs/releasing.md).
 */
const ON_NPM = false;
//# sourceMappingURL=version.js.map

/***/ }),

/***/ 21804:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ withoutTrailing)
/* harmony export */ });
/**
 * A text without the run of these characters at its end, in one pass: a pattern such as `/\/+$/` begins
 * anew at each of them where the run is not the end, which takes the square of the length.
 *
 * @param signs the characters; each is one UTF-16 unit
 */
function withoutTrailing(text, signs) {
    let end = text.length;
    while (end > 0 && signs.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}
//# sourceMappingURL=without-trailing.js.map

/***/ }),

/***/ 67511:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   JK: () => (/* binding */ escapeEntities),
/* harmony export */   Lf: () => (/* binding */ linksIn),
/* harmony export */   Ow: () => (/* binding */ cleanLine),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   X5: () => (/* binding */ cleanText),
/* harmony export */   h8: () => (/* binding */ htmlCode),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   v7: () => (/* binding */ safeHref)
/* harmony export */ });
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(21804);
/**
 * Foreign text in markdown. Everything that came from a service or a pull request goes through one
 * of these, so that it is shown and never acts: no mention, reference, HTML, image, link, marker.
 *
 * The rule is the same everywhere: what could act is shown as code. GitHub, GitLab, Azure DevOps
 * and Bitbucket expand nothing inside code, whereas escapes are undone before mentions are looked for.
 */

/** The longest inline value that is shown; names on the services are shorter. */
const INLINE_LIMIT = 160;
const TERMINAL_SEQUENCES = 
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,512}(?:\u0007|\u001b\\)?|[ -/]*[0-~])|\u009b[0-?]*[ -/]*[@-~]/gu;
/** Everything that shows nothing or reorders what is shown, except what joins letters and emoji. */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufff0-\ufffc\ufffe\uffff]/gu;
/**
 * Text without terminal sequences, control and reordering characters; lines end with `\n` only.
 * Half a surrogate pair becomes U+FFFD.
 */
function cleanText(text) {
    return text
        .replace(TERMINAL_SEQUENCES, '')
        .replace(/\r\n|[\r\u0085\u2028\u2029\v\f]/g, '\n')
        .replace(/\p{Cs}/gu, '\ufffd')
        .replace(INVISIBLE, '');
}
/** The same on one line: any run of white space is one space. */
function cleanLine(text, limit = INLINE_LIMIT) {
    const cleaned = cleanText(clipUnits(text, limit * 4));
    return clip(cleaned.replace(/\s+/g, ' ').trim(), limit);
}
/** At most `limit` UTF-16 units, no half character at the end, and an ellipsis when something went. */
function clip(text, limit) {
    return text.length <= limit ? text : `${clipUnits(text, Math.max(0, limit - 1))}…`;
}
function clipUnits(text, limit) {
    if (text.length <= limit)
        return text;
    const last = text.charCodeAt(limit - 1);
    return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
/** A value on one line as code; fit for a table cell. An empty one becomes a dash. */
function codeSpan(text, limit = INLINE_LIMIT) {
    const line = cleanLine(text, limit);
    return line === '' ? '–' : spanOf(line);
}
function spanOf(line) {
    const runs = new Set(Array.from(line.matchAll(/`+/g), ([run]) => run.length));
    let length = 1;
    while (runs.has(length))
        length += 1;
    const ticks = '`'.repeat(length);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${ticks}${pad}${escapePipes(breakMarkers(line))}${pad}${ticks}`;
}
/**
 * Breaks text that looks like one of this program's markers, so that a search finds only real ones.
 */
function breakMarkers(text) {
    return text.replace(/<!(?=--\s{0,9}\/?plangate)/gi, '<\\!');
}
/**
 * A table splits its cells before anything else is read. A backslash before the pipe reads
 * differently from parser to parser, so that one gets a space between.
 */
function escapePipes(line) {
    return line.replace(/\\(?=\|)/g, '\\ ').replaceAll('|', '\\|');
}
/**
 * A sentence on one line, for a table cell or the start of a list item. Text between backticks becomes
 * code, and so do words that could act as Markdown; of a text in quotes the whole becomes code.
 * Addresses at one of `origins` are links.
 */
function prose(text, limit = 600, origins = []) {
    const parts = [];
    let code = [];
    const flush = (after = '') => {
        if (code.length === 0)
            return;
        const words = code.join(' ');
        // Cut, an address would lead elsewhere.
        parts.push((after.includes('…') ? spanOf(words) : linkedCode(words, origins)) + after);
        code = [];
    };
    for (const { word, marked, before, after } of splitWords(cleanLine(text, limit))) {
        const whole = before + word + after;
        const first = parts.length === 0 && code.length === 0;
        const isFirst = first && /^\d{1,9}[.)]$/.test(whole);
        if (!marked && !isFirst && (isPlain(whole) || (!first && isSign(whole)))) {
            flush();
            parts.push(whole);
        }
        else {
            const apart = marked || before !== '' || isAddress(word);
            if (apart)
                flush();
            code.push(word);
            if (apart || after !== '')
                flush(after);
            const at = parts.length - 1;
            if (before !== '')
                parts[at] = before + (parts[at] ?? '');
        }
    }
    flush();
    return parts.join(' ');
}
function linkedCode(words, origins) {
    return link(spanOf(words), words, origins);
}
/** The addresses in a text that are at one of `origins`, as links. */
function linksIn(text, origins = []) {
    const words = cleanText(text).split(/\s+/).map(splitWord);
    const whole = words.filter(({ word, after }) => isAddress(word) && !after.includes('…'));
    const links = whole.filter(({ word }) => safeHref(word, origins) !== undefined);
    return [...new Set(links.map(({ word }) => linkedCode(word, origins)))];
}
const WORD = /(?<!\S)(\(?)(?:`([^`]+)`|"([^"]+)")([).,;:!?…]*)(?!\S)|\S+/gu;
function splitWords(line) {
    return Array.from(line.matchAll(WORD)).flatMap(([whole, before = '', code, quoted, after = '']) => {
        const inside = (code ?? quoted ?? '').trim();
        const harmless = quoted !== undefined && quoted.split(' ').every(isPlain);
        if (inside !== '' && !harmless)
            return { word: inside, before, after, marked: true };
        return whole.split(' ').map(splitWord);
    });
}
function splitWord(text) {
    if (!/[\p{L}\p{N}]/u.test(text))
        return { word: text, before: '', after: '', marked: false };
    const before = text.startsWith('(') ? '(' : '';
    const inner = (0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailing */ .h)(text, '.,;:!?…').slice(before.length);
    const stops = text.slice(before.length + inner.length);
    const closes = inner.length > 1 && inner.endsWith(')') && !inner.includes('(');
    const word = closes ? inner.slice(0, -1) : inner;
    return { word, before, after: closes ? `)${stops}` : stops, marked: false };
}
function isAddress(word) {
    return word.startsWith('https://');
}
/** Alone these start a list or underline a heading, but only at the start of a line. */
function isSign(word) {
    return word === '=' || word === '+' || word === '-';
}
/** Letters of any script, digits, and punctuation that means nothing to markdown inside a word. */
const PLAIN = /^[\p{L}\p{N}\p{M}'".,;()%/?–—…·“”‘’+=!:-]+$/u;
function isPlain(word) {
    return (PLAIN.test(word) &&
        /[\p{L}\p{N}–—…·]/u.test(word) &&
        // Addresses, schemes and emoji codes: a colon is plain at the end of a word only.
        !/:./u.test(word) &&
        !/www\./iu.test(word) &&
        // What refers to an issue or a commit.
        !/[A-Z]-\d/iu.test(word) &&
        !word.split(/[^0-9A-Za-z]+/u).some((part) => /^[0-9a-f]{7,64}$/iu.test(part)));
}
/** Several lines as a fenced block, the fence longer than any run of backticks inside. */
function fence(text) {
    const body = breakMarkers(cleanText(text).replace(/^\n+|(?<!\n)\n+$/g, ''));
    const runs = Array.from(body.matchAll(/`+/g), ([run]) => run.length);
    const ticks = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run), 2) + 1);
    return `${ticks}text\n${body}\n${ticks}`;
}
/** A value on one line as code where HTML is written: inside `<summary>`. */
function htmlCode(text, limit = INLINE_LIMIT) {
    const line = cleanLine(text, limit);
    return line === '' ? '–' : `<code>${escapeEntities(line, /[&<>"']/g)}</code>`;
}
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** In HTML and XML: each of `signs` as what names it there. */
function escapeEntities(text, signs) {
    return text.replace(signs, (sign) => ENTITIES[sign] ?? `&#${sign.charCodeAt(0)};`);
}
/**
 * A link, or its text alone when the address is not at one of `origins`. `text` is markdown
 * already: made by one of the functions above, or words of our own.
 */
function link(text, url, origins) {
    const href = url === undefined ? undefined : safeHref(url, origins);
    return href === undefined ? text : `[${text}](${href})`;
}
/** The address when it leads to one of `origins` and carries no user name; else undefined. */
function safeHref(url, origins) {
    if (!URL.canParse(url))
        return undefined;
    const parsed = new URL(url);
    if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')
        return undefined;
    if (parsed.username !== '' || parsed.password !== '')
        return undefined;
    if (!origins.some((origin) => URL.canParse(origin) && new URL(origin).origin === parsed.origin))
        return undefined;
    return parsed.href.replace(/[()|\\`<>"'*_~[\]{}^$]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
//# sourceMappingURL=escape-markdown.js.map

/***/ }),

/***/ 47912:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   et: () => (/* binding */ printableJson),
/* harmony export */   hF: () => (/* binding */ renderJson)
/* harmony export */ });
/* unused harmony export reportOf */
/**
 * The whole report, without anything about the machine that made it. Ends with a line break. Safe
 * to print in a job's log: no line of it can act as a command.
 */
function renderJson(view) {
    return printableJson(fieldsOf(view));
}
/** The report as programs read it. */
function reportOf(view) {
    // Fields without a value are absent, as in the text.
    return JSON.parse(JSON.stringify(fieldsOf(view)));
}
function fieldsOf(view) {
    const { context, audit, unaffected } = view;
    const { runOptions = [], uncommittedFiles } = context;
    return {
        schemaVersion: view.schemaVersion,
        tool: { name: 'plangate', version: context.version },
        verdict: view.verdict,
        green: view.green,
        failOn: context.failOn,
        runOptions: runOptions.length > 0 ? runOptions : undefined,
        headline: view.headline,
        nextSteps: view.nextSteps,
        overrides: view.overrides,
        counts: view.counts,
        workspaces: view.workspaces.map((workspace) => ({ ...workspace, timestamps: undefined })),
        unaffected: unaffected.length > 0 ? unaffected : undefined,
        findings: view.findings.map(withoutExcerpts),
        resolved: view.resolved,
        results: view.results.map(withoutExcerpts),
        runTasks: view.runTasks,
        audit: audit.length > 0 ? audit : undefined,
        archives: view.archives,
        organization: context.organization,
        hostname: context.hostname,
        group: context.group,
        commit: context.commit,
        dirty: uncommittedFiles === undefined ? undefined : uncommittedFiles > 0,
        uncommittedFiles: uncommittedFiles === 0 ? undefined : uncommittedFiles,
        pullRequest: context.pullRequest,
        job: context.job,
        startedAt: context.startedAt,
        durationMs: view.durationMs,
        sealed: view.sealed,
    };
}
/** Source lines are for people; programs can read the file itself. */
function withoutExcerpts(one) {
    const resources = one.resources.map((resource) => ({ ...resource, excerpt: undefined }));
    return { ...one, resources, excerpt: undefined };
}
/** Escapes the characters that a runner could take for the start of a command. */
function printableJson(value) {
    const escaped = JSON.stringify(value, undefined, 2)
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, (character) => 
    // One escape per UTF-16 unit, so two for characters beyond the first plane.
    character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`))
        .replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
    return `${escaped}\n`;
}
//# sourceMappingURL=json.js.map

/***/ }),

/***/ 22195:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ safeLines),
/* harmony export */   Z$: () => (/* binding */ neutraliseLog),
/* harmony export */   f: () => (/* binding */ renderLoggingCommand),
/* harmony export */   om: () => (/* binding */ safeLine)
/* harmony export */ });
/* unused harmony exports joinedLines, fenceOff, renderCommand */
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(67511);
/**
 * Foreign text in a job's log. Runners act on lines: `::command::` at the start after any white
 * space, `##[command]` anywhere, and other hosts have words of their own. What could act is broken
 * with something that can be seen; hosts compare in ways that skip what cannot.
 */

function toLogLine(text) {
    return text;
}
/** Shown before every line of foreign text; no host acts on a line that starts with it. */
const GUTTER = '│ ';
/** Foreign text of any number of lines, ready to print line by line. */
function neutraliseLog(text) {
    return splitLines(text).map((line) => toLogLine(GUTTER + breakCommands(cleanLogLine(line))));
}
/**
 * One line of our own that has foreign text somewhere inside: cleaned, on one line, and unable to
 * act even if the foreign text is all there is.
 */
function safeLine(line) {
    const cleaned = breakCommands(cleanLogLine(splitLines(line).join(' ')));
    return toLogLine(cleaned.replace(/^(\s*)(?=::)/u, '$1\\'));
}
/** The same for several lines, none of them so long that a viewer would break it. */
function safeLines(...lines) {
    return lines.map((line) => toLogLine((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(safeLine((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(line, 4_000)), 1_000).trimEnd()));
}
/** Safe lines as the text of one annotation, without the columns that a log has. */
function joinedLines(lines) {
    return toLogLine(lines.map((line) => line.trim().replace(/ {2,}/, ' ')).join('\n'));
}
/**
 * Two commands, between which the runner acts on nothing that is printed.
 *
 * @param token a word that the author of the text between cannot know
 */
function fenceOff(token) {
    return { begin: toLogLine(`::stop-commands::${token}`), end: toLogLine(`::${token}::`) };
}
/** As runners split: CR LF, LF, and CR alone. The other line ends are for terminals and viewers. */
function splitLines(text) {
    return text.split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/);
}
/** Also without what joins letters: a comparison by culture passes over it. */
function cleanLogLine(line) {
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(line)
        .replaceAll('\n', ' ')
        .replace(/\p{Default_Ignorable_Code_Point}|\p{Cn}/gu, '');
}
/** `##[`, `##vso[` and `##teamcity[` become `##\[`, `##\vso[` and `##\teamcity[`. */
function breakCommands(line) {
    return line.replace(/##(?=[A-Za-z]{0,32}\[)/g, '##\\');
}
/** Longer messages are cut by the runner, in the middle of an escape when it comes to that. */
const MESSAGE_LIMIT = 4_000;
const PROPERTY_LIMIT = 1_000;
const IN_MESSAGE = { '%': '%25', '\r': '%0D', '\n': '%0A' };
const IN_PROPERTY = { ...IN_MESSAGE, ':': '%3A', ',': '%2C' };
const ON_AZURE = { ...IN_MESSAGE, '%': '%AZP25', ';': '%3B', ']': '%5D' };
/**
 * `::name key=value,…::message`, one line. Properties that are undefined or empty are left out.
 * `name` and the keys are words of our own.
 */
function renderCommand(name, properties, message) {
    const list = propertyList(properties, ',', IN_PROPERTY);
    return toLogLine(breakCommands(`::${name}${list}::${escapeWith(IN_MESSAGE, message)}`));
}
/** `##vso[name key=value;…]message`, one line: the same on Azure DevOps. */
function renderLoggingCommand(name, properties, message) {
    const list = propertyList(properties, ';', ON_AZURE);
    return toLogLine(`##vso[${name}${list}]${escapeWith(ON_AZURE, message)}`);
}
function propertyList(properties, between, escapes) {
    const list = Object.entries(properties)
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([key, value]) => `${key}=${escapeWith(escapes, (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(String(value), PROPERTY_LIMIT))}`);
    return list.length > 0 ? ` ${list.join(between)}` : '';
}
function escapeWith(escapes, text) {
    const cut = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(text), MESSAGE_LIMIT);
    return cut.replace(/[%\r\n:,;\]]/g, (sign) => escapes[sign] ?? sign);
}
//# sourceMappingURL=neutralise-log.js.map

/***/ }),

/***/ 74913:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ asIs),
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   R3: () => (/* binding */ policies),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   X: () => (/* binding */ byCodeUnit),
/* harmony export */   dh: () => (/* binding */ workspaces),
/* harmony export */   iA: () => (/* binding */ minuteOf),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   vk: () => (/* binding */ elapsed),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/** How figures, times and lists are written and put in order. */
/** `1 policy`, `2 policies`; large numbers with separators. */
function count(number, one, many = `${one}s`) {
    return `${grouped(number)} ${number === 1 ? one : many}`;
}
const policies = (number) => count(number, 'policy', 'policies');
const workspaces = (number) => count(number, 'workspace');
/** `12345` as `12,345`, the same in every locale. */
function grouped(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
const asIs = (text) => text;
/** `a`, `a and b`, `a, b and c`; beyond `limit`: `a, b and 7 more`. Only what is shown is marked. */
function list(items, limit = Infinity, mark = asIs) {
    const shown = items.length > limit ? items.slice(0, Math.max(1, limit - 1)) : items;
    const rest = items.length - shown.length;
    return joinedByAnd([...shown.map(mark), ...(rest > 0 ? [`${grouped(rest)} more`] : [])]);
}
/** The first `limit`, then how many others there are: `a, b and c and 7 more`. */
function firstOf(items, limit, mark = asIs, others = grouped) {
    const rest = items.length - limit;
    const shown = joinedByAnd(items.slice(0, limit).map(mark));
    return rest > 0 ? `${shown} and ${others(rest)} more` : shown;
}
function joinedByAnd(parts) {
    if (parts.length < 2)
        return parts.join('');
    return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
/** What there is of `parts`, with `between` between. */
function joined(between, ...parts) {
    return parts.filter(Boolean).join(between);
}
/** By code unit: the same on every machine. */
function byCodeUnit(one, other) {
    return one < other ? -1 : one > other ? 1 : 0;
}
/** Those of one key together, in the order of the first of each. */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = JSON.stringify(keyOf(item));
        const group = groups.get(key);
        if (group)
            group.push(item);
        else
            groups.set(key, [item]);
    }
    return [...groups.values()];
}
/** `2026-11-20 14:02 UTC` of an ISO date; empty for what is no date. */
function minuteOf(iso) {
    const date = new Date(iso);
    return Number.isNaN(date.getTime())
        ? ''
        : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** `1.3 MB`, decimal, one digit after the point below ten. */
function size(bytes) {
    if (bytes < 1000)
        return count(bytes, 'byte');
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes;
    let unit = -1;
    while (value >= 999.5 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}
/** `00:43`, `1:02:03`. */
function elapsed(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    const two = (number) => String(number).padStart(2, '0');
    const hours = seconds >= 3600 ? `${Math.floor(seconds / 3600)}:` : '';
    return `${hours}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
//# sourceMappingURL=text.js.map

/***/ }),

/***/ 80204:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   cz: () => (/* binding */ clipped),
/* harmony export */   jC: () => (/* binding */ padded),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
/** How many columns a text takes in a terminal. */
const WIDE = /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6])$/u;
/** In columns: marks that join have none, wide characters have two. */
function widthOf(text) {
    let width = 0;
    for (const character of text) {
        if (/^\p{M}$/u.test(character))
            continue;
        width += WIDE.test(character) ? 2 : 1;
    }
    return width;
}
/** A text in so many columns; a longer one ends in `…`. */
function clipped(text, columns) {
    if (widthOf(text) <= columns)
        return text;
    let kept = '';
    for (const character of text) {
        if (widthOf(kept) + widthOf(character) > columns - 1)
            break;
        kept += character;
    }
    return `${kept}…`;
}
/** A text and as many spaces as it takes to fill the columns. */
function padded(text, columns) {
    return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}
//# sourceMappingURL=width.js.map

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return ({
  "539": "sealed-group.js",
  "657": "find-opa.js",
  "868": "shared-parse-hcl.js",
  "1046": "read-audit.js",
  "1056": "shared-from-outcomes.js",
  "1084": "service.js",
  "1260": "exec.js",
  "1384": "shared-github.js",
  "1516": "gate.js",
  "1741": "read-configuration.js",
  "2000": "loads.js",
  "2052": "program-engine.js",
  "2083": "shared-end-run.js",
  "2285": "combine-here.js",
  "2455": "audit-matrix.js",
  "2529": "shared-plan-configuration.js",
  "2856": "re2js.js",
  "3356": "shared-judge-by-wasm.js",
  "3536": "exchange.js",
  "3610": "get-opa.js",
  "3809": "shared-read-changes.js",
  "3849": "audit-page.js",
  "4120": "seed.js",
  "4165": "read-plan.js",
  "4342": "shared-functions.js",
  "4354": "run-demo.js",
  "4377": "examine-workflows.js",
  "4875": "commands.js",
  "5244": "conformance.js",
  "5472": "first-policy.js",
  "5605": "examine-run.js",
  "6185": "carry-places.js",
  "6688": "run-pages.js",
  "6752": "undici.js",
  "7010": "apply-run.js",
  "7681": "locate-results.js",
  "7832": "end-run.js",
  "7934": "valibot.js",
  "7947": "shared-open-rego.js",
  "8095": "open-served.js",
  "8502": "server.js",
  "8601": "open-local.js",
  "8697": "tar.js",
  "8749": "tree-digest.js",
  "8805": "apart.js",
  "8815": "yaml.js",
  "9105": "shared-hono.js",
  "9259": "tree-files.js",
  "9265": "decide.js",
  "9307": "read-excerpts.js",
  "9535": "uncommitted.js",
  "9605": "watch-checks.js"
})[chunkId];
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/publicPath */
/******/ (() => {
/******/ 	var scriptUrl;
/******/ 	if (typeof import.meta.url === "string") scriptUrl = import.meta.url
/******/ 	// When supporting browsers where an automatic publicPath is not supported you must specify an output.publicPath manually via configuration
/******/ 	// or pass an empty string ("") and set the __webpack_public_path__ variable from your code to use your own logic.
/******/ 	if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
/******/ 	scriptUrl = scriptUrl.replace(/#.*$/, "").replace(/\?.*$/, "").replace(/\/[^\/]+$/, "/");
/******/ 	__nccwpck_require__.p = scriptUrl;
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	__nccwpck_require__.b = new URL("./", import.meta.url);
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __nccwpck_require__(1708);
;// CONCATENATED MODULE: external "node:readline/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");
// EXTERNAL MODULE: ./build/src/model/version.js
var version = __nccwpck_require__(55603);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(58500);
// EXTERNAL MODULE: ./build/src/machine/execute.js + 1 modules
var execute = __nccwpck_require__(4643);
;// CONCATENATED MODULE: ./build/src/machine/leave.js
/** Ends this process while threads, programs and connections of it may be at work. */



/** How long threads may take to finish what they do, as the closing of a file. */
const THREADS_MS = 100;
const LOOK_MS = 10;
/**
 * Ends this process and the programs that it started.
 *
 * @param exitCode if a thread waits for DNS or a disk, and Node.js is older than 22.15, a process that
 *   was asked to end by a signal ends by that signal, and any other one by SIGKILL
 */
async function leave(exitCode) {
    (0,execute/* endPrograms */.vs)();
    for (let waitedMs = 0; isThreadBusy() && waitedMs < THREADS_MS; waitedMs += LOOK_MS) {
        await (0,promises_.setTimeout)(LOOK_MS);
    }
    return leaveNow(exitCode);
}
/** Does the same at once. */
function leaveNow(exitCode) {
    (0,execute/* endPrograms */.vs)();
    // `exit` waits for the threads of Node.js, and theirs may wait for ever.
    if (isThreadBusy())
        endByForce(exitCode);
    external_node_process_.exit(exitCode);
}
/** Whether a thread looks a name up or uses the disk: nothing can interrupt it there. */
function isThreadBusy() {
    return external_node_process_.getActiveResourcesInfo()
        .some((kind) => kind.startsWith('FSReq') || kind.startsWith('GetAddrInfo'));
}
const SIGNALS = { 130: 'SIGINT', 143: 'SIGTERM' };
/** Puts another program in the place of this process, because that ends its threads. */
function endByForce(exitCode) {
    const execve = Reflect.get(external_node_process_, 'execve');
    try {
        if (typeof execve === 'function') {
            Reflect.apply(execve, external_node_process_, ['/bin/sh', ['sh', '-c', `exit ${exitCode}`], {}]);
        }
    }
    catch {
        // There is no shell, or Node.js cannot do it here.
    }
    const signal = SIGNALS[exitCode] ?? 'SIGKILL';
    external_node_process_.removeAllListeners(signal);
    external_node_process_.kill(external_node_process_.pid, signal);
}
//# sourceMappingURL=leave.js.map
// EXTERNAL MODULE: ./build/src/machine/system-clock.js
var system_clock = __nccwpck_require__(69233);
// EXTERNAL MODULE: ./build/src/machine/alarms.js
var alarms = __nccwpck_require__(7225);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __nccwpck_require__(24953);
// EXTERNAL MODULE: ./build/src/cli/pack.js
var pack = __nccwpck_require__(69011);
// EXTERNAL MODULE: ./build/src/cli/run-program.js
var run_program = __nccwpck_require__(31300);
;// CONCATENATED MODULE: ./build/src/cli/screen.js
const ERASE = '\r\x1b[K';
/** Both streams share one terminal; output is written above the status line. */
function createScreen({ out, err, columns }) {
    let shown = '';
    let written = Promise.resolve();
    const inTurn = (write) => (written = written.then(write));
    const above = (write) => (text) => inTurn(async () => {
        if (shown !== '')
            await err(ERASE);
        await write(paint(text));
        if (text.endsWith('\n'))
            await err(shown);
        else
            shown = '';
    });
    return {
        /** What removes the status line, to be written at once when the program is killed. */
        erasing: () => (shown === '' ? '' : ERASE),
        out: above(out),
        err: above(err),
        /** The present text of the status line. */
        status: (line = '') => inTurn(async () => {
            // Text in the last column makes some terminals begin a new line.
            const next = Array.from(line)
                .slice(0, columns() - 1)
                .join('');
            if (next === shown)
                return;
            await err(`${shown === '' ? '' : ERASE}${next}`);
            shown = next;
        }),
    };
}
/** The width of a terminal. One of no size, such as that of a recording, answers 0. */
function columnsOf({ columns }) {
    return columns || 80;
}
/** The height of a terminal. */
function rowsOf({ rows }) {
    return rows || 24;
}
const COLOURS = { '✓': 32, '✗': 31, '!': 33, '?': 33 };
/** The sign with which a line begins. */
function paint(text) {
    return text.replaceAll(/^( *)([✓✗!?])(?= )/gmu, (_, indent, sign) => `${indent}\x1b[${COLOURS[sign]}m${sign}\x1b[39m`);
}
/** Whether to use colours and a status line: a person is watching and has not disabled them. */
function wantsScreen(terminal, { NO_COLOR = '', TERM, CI = '' }) {
    return terminal && NO_COLOR === '' && TERM !== 'dumb' && CI === '';
}
/** Values of TERM_PROGRAM of terminals that show OSC 8 links. */
const WITH_LINKS = ['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'rio'];
/** Variables that only such terminals set. */
const ONLY_WITH_LINKS = ['WT_SESSION', 'KONSOLE_VERSION', 'KITTY_WINDOW_ID'];
/** The first version of the library behind GNOME's terminals that shows them. */
const FIRST_VTE = 5_000;
/** Whether links can be shown: an unknown terminal gets their URLs as text. */
function showsLinks(environment) {
    const { TERM_PROGRAM = '', VTE_VERSION = '', TERM = '', CI = '' } = environment;
    if (CI !== '' || TERM === 'dumb')
        return false;
    return (WITH_LINKS.includes(TERM_PROGRAM) ||
        ONLY_WITH_LINKS.some((name) => (environment[name] ?? '') !== '') ||
        Number(VTE_VERSION) >= FIRST_VTE ||
        TERM.startsWith('foot'));
}
//# sourceMappingURL=screen.js.map
// EXTERNAL MODULE: ./build/src/cli/wrap.js
var wrap = __nccwpck_require__(96890);
;// CONCATENATED MODULE: ./build/src/cli/main.js
/** The command line's entry: the only file of it that knows the process. */












// GitHub's toolkit reads the event file when it is loaded, and prints a message if the file is missing.
// This program reads the event itself, in `hosts/github/host.ts`.
const environment = { ...external_node_process_.env };
delete external_node_process_.env['GITHUB_EVENT_PATH'];
const cancel = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) {
    external_node_process_.on(name, () => {
        // A second signal ends the program at once, without waiting for the run to be cancelled.
        if (cancel.signal.aborted) {
            external_node_process_.stderr.write(screen?.erasing() ?? '');
            leaveNow(exitCodeOf(cancel.signal));
        }
        cancel.abort(name);
    });
}
const canceled = alarms/* alarms */.b.any(cancel.signal);
/** How long after a signal output may still wait for its reader. */
const READER_MS = 400;
const outOfTime = alarms/* alarms */.b.after(canceled, READER_MS);
/** Any failure of writing but a closed pipe (`| head`), for example a full disk. */
let unwritten;
for (const stream of [external_node_process_.stdout, external_node_process_.stderr]) {
    stream.on('error', (error) => {
        if (error.code !== 'EPIPE')
            unwritten ??= error;
    });
}
const streams = {
    out: (text) => write(external_node_process_.stdout, text),
    err: (text) => write(external_node_process_.stderr, text),
};
const isWatched = external_node_process_.stdout.isTTY && external_node_process_.stderr.isTTY;
const screen = wantsScreen(isWatched, environment)
    ? createScreen({ ...streams, columns: () => columnsOf(external_node_process_.stderr) })
    : undefined;
const outputs = screen ?? streams;
// The terminal of a job is a file in the end.
const isRead = external_node_process_.stderr.isTTY && (environment['CI'] ?? '') === '';
const columns = isRead ? () => columnsOf(external_node_process_.stderr) : undefined;
const terminal = {
    columns: () => columnsOf(external_node_process_.stdout),
    rows: () => rowsOf(external_node_process_.stdout),
    colour: wantsScreen(true, environment),
    links: showsLinks(environment),
};
const io = {
    ...outputs,
    err: (text) => outputs.err(columns ? (0,wrap/* wrapLines */.M)(text, columns()) : text),
    columns,
    environment,
    workingDirectory: external_node_process_.cwd(),
    terminal: external_node_process_.stdout.isTTY && external_node_process_.stdin.isTTY,
    isPersonThere: external_node_process_.stdin.isTTY && external_node_process_.stderr.isTTY,
    screen: external_node_process_.stdout.isTTY ? terminal : undefined,
    ask,
    clock: (0,system_clock/* systemClock */.m)(),
    alarms: alarms/* alarms */.b,
    random: Math.random,
    ...(0,execute/* programsEndedBy */.Vo)(canceled, { execute: execute/* execute */.g7, executeBounded: execute/* executeBounded */.Fo }),
    signal: canceled,
    version: version/* VERSION */.x,
};
// A program that ends without a result must not look green.
external_node_process_.exitCode = command/* EXIT */.dc.undecided;
// Not awaited: modules that are loaded later import this one and would wait for it to end.
void main();
async function main() {
    const words = external_node_process_.argv.slice(2);
    const exitCode = await (0,run_program/* runProgram */.m)(await commandsFor(words), words, io);
    if (unwritten !== undefined) {
        await io.err(`Not all of it could be written: ${unwritten.message}\n`);
    }
    const isCut = exitCode === command/* EXIT */.dc.green && unwritten !== undefined;
    const done = !isCut ? exitCode : canceled.aborted ? exitCodeOf(cancel.signal) : command/* EXIT */.dc.undecided;
    // Everything written has been awaited. No connection and no thread may keep the process.
    await leave(done);
}
function exitCodeOf({ reason }) {
    return reason === 'SIGTERM' ? command/* EXIT */.dc.terminated : command/* EXIT */.dc.interrupted;
}
/** All commands. `pack` needs no client of the service: reading the rest takes as long as packing does. */
async function commandsFor([first]) {
    if (first === pack/* pack */.q.name)
        return { name: 'plangate', summary: '', commands: [pack/* pack */.q] };
    return (await Promise.all(/* import() */[__nccwpck_require__.e(7934), __nccwpck_require__.e(868), __nccwpck_require__.e(4875)]).then(__nccwpck_require__.bind(__nccwpck_require__, 94875))).plangate;
}
/** Resolves when the text is written, when writing fails, and a moment after a signal. */
function write(stream, text) {
    return new Promise((resolve) => {
        const done = () => {
            outOfTime.removeEventListener('abort', giveUp);
            resolve();
        };
        const giveUp = () => {
            unwritten ??= new Error('its reader takes no more.');
            resolve();
        };
        outOfTime.addEventListener('abort', giveUp, { once: true });
        stream.write(text, done);
    });
}
async function ask(question) {
    const lines = (0,promises_namespaceObject.createInterface)({ input: external_node_process_.stdin, output: external_node_process_.stderr });
    // While a question is open, a terminal hands Ctrl-C to it and sends no signal.
    lines.on('SIGINT', () => cancel.abort('SIGINT'));
    try {
        return await lines.question(question, { signal: cancel.signal });
    }
    catch (error) {
        external_node_process_.stderr.write('\n');
        // The call is over, and no answer must look like a "no".
        if (cancel.signal.aborted)
            throw error;
        return undefined;
    }
    finally {
        lines.close();
    }
}
//# sourceMappingURL=main.js.map
